import type { OrderSummary } from '../../domain/order/order.ts';
import counterSheet from '../../styles/counter.scss?url';
import orderSheet from '../../styles/order.scss?url';
import { OrdersTable } from '../../ui/order-list/OrdersTable.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

type CounterProps = { orders: readonly OrderSummary[]; today: string };

const counter = lazy(async () => (await import('./Counter.tsx')).Counter, orderSheet, counterSheet);

/** The lab's list of orders. Loads only in the lab's browsers. If that fails, the plain list is shown. */
export function LazyCounter(props: CounterProps) {
  return (
    <Lazy
      of={counter}
      given={props}
      waiting={<OrdersTable orders={null} />}
      instead={<OrdersTable {...props} showsAccount />}
    />
  );
}
