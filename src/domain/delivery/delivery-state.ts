import type { OrderState } from '../lifecycle/order-state.ts';

/**
 * Whether an order in this state may be part of a delivery that leaves the lab. An order already shipped separately may
 * be included.
 */
export const mayLeave = (state: OrderState): boolean => state === 'ready' || hasLeft(state);

/** Whether the order has left the lab. */
export const hasLeft = (state: OrderState): boolean =>
  state === 'shipped' || state === 'delivered' || state === 'remake';

type Line = { order: { state: OrderState }; isMissing: boolean };

/** Whether the shop still has to confirm that the order was in the parcel. */
export const isUnconfirmed = ({ order, isMissing }: Line): boolean =>
  order.state === 'shipped' && !isMissing;

/** Total pieces of all orders. */
export const piecesOf = (lines: readonly { pieces: number }[]): number =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0);
