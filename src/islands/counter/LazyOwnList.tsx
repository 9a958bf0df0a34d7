import type { OrderSummary } from '../../domain/order/order.ts';
import counterSheet from '../../styles/counter.scss?url';
import { OrdersTable } from '../../ui/order-list/OrdersTable.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

/** A part of a shop's list: its rows, or without them what is above it. */
export type OwnPart = { orders?: readonly OrderSummary[]; today?: string };

const part = lazy(async () => (await import('./OwnList.tsx')).OwnList, counterSheet);

/** A shop's list with its tools, fetched when they are asked for; until then, and where it does not load, the plain one. */
export function LazyOwnList(props: OwnPart) {
  const { orders } = props;
  const plain = orders && <OrdersTable {...props} orders={orders} />;
  return <Lazy of={part} given={props} waiting={plain} instead={plain} />;
}
