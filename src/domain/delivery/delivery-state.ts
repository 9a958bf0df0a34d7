import type { OrderState } from '../lifecycle/order-state.ts';

/** States in which an order may leave the lab with its delivery; one already shipped separately may be included. */
export const mayLeave = (state: OrderState): boolean => state === 'ready' || hasLeft(state);

/** Whether the order has left the lab. */
export const hasLeft = (state: OrderState): boolean =>
  state === 'shipped' || state === 'delivered' || state === 'remake';

type Line = { order: { state: OrderState }; isMissing: boolean };

/** Whether the shop still has to say if the order was in the parcel. */
export const isUnconfirmed = ({ order, isMissing }: Line): boolean =>
  order.state === 'shipped' && !isMissing;

type Grouped = { order: { parcel?: { id: string; orders: number } | undefined } };

/** Lines as they are listed, those of orders that were sent together under one heading; a line by itself has none. */
export function groupLines<Each extends Grouped>(
  lines: readonly Each[],
): { parcel: Grouped['order']['parcel']; lines: Each[] }[] {
  const groups: ReturnType<typeof groupLines<Each>> = [];
  for (const line of lines) {
    const { parcel } = line.order;
    const own = parcel && groups.find((group) => group.parcel?.id === parcel.id);
    if (own) own.lines.push(line);
    else groups.push({ parcel, lines: [line] });
  }
  return groups;
}

/** Pieces of all orders together. */
export const piecesOf = (lines: readonly { pieces: number }[]): number =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0);
