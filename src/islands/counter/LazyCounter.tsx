import type { OrderSummary } from '../../domain/order/order.ts';
import counterSheet from '../../styles/counter.scss?url';
import orderSheet from '../../styles/order.scss?url';
import { OrdersTable } from '../../ui/order-list/OrdersTable.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

type CounterProps = { orders: readonly OrderSummary[]; today: string };

const counter = lazy(async () => (await import('./Counter.tsx')).Counter, orderSheet, counterSheet);

/** The list as the lab works with it; only the lab's browser fetches it. Where it does not load, the plain list serves. */
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
