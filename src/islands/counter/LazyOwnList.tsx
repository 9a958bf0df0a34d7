import type { OrderSummary } from '../../domain/order/order.ts';
import counterSheet from '../../styles/counter.scss?url';
import { OrdersTable } from '../../ui/order-list/OrdersTable.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

/** A part of a shop's list: the rows, or, without `orders`, the tools above them. */
export type OwnPart = { orders?: readonly OrderSummary[]; today?: string };

const part = lazy(async () => (await import('./OwnList.tsx')).OwnList, counterSheet);

/** A shop's list with its tools, loaded on request. The plain list is shown until then and if loading fails. */
export function LazyOwnList(props: OwnPart) {
  const { orders } = props;
  const plain = orders && <OrdersTable {...props} orders={orders} />;
  return <Lazy of={part} given={props} waiting={plain} instead={plain} />;
}
