import type { OnHand } from '../../../db/shelf/reserve-pieces.ts';
import type { ShelfLine } from '../../../db/shelf/shelf-order.ts';
import { type NewShelfOrder, type ShelfPlacing, shortages } from './shelf-placing.ts';

/** An order and the pieces it is to take. */
interface Taking {
  order: Pick<NewShelfOrder, 'kept' | 'backOrdered'>;
  lines: readonly ShelfLine[];
}

/** The orders that the shelf can fill, and the shortages of the others. */
interface SharedShelf<Order> {
  fitting: readonly Order[];
  refused: ReadonlyMap<Order, Extract<ShelfPlacing, { kind: 'refused' }>>;
}

/**
 * Goes through the orders in turn, each with the stock that earlier ones leave. An order with a shortage takes nothing.
 */
export function shareShelf<Order extends Taking>(
  orders: readonly Order[],
  onHand: OnHand,
): SharedShelf<Order> {
  const left = new Map(onHand);
  const refused: Map<Order, Extract<ShelfPlacing, { kind: 'refused' }>> = new Map();
  for (const each of orders) {
    const issues = shortages(each.order, left);
    if (issues.length > 0) refused.set(each, { kind: 'refused', issues });
    else for (const { item, pieces } of each.lines) left.set(item, (left.get(item) ?? 0) - pieces);
  }
  return { fitting: orders.filter((each) => !refused.has(each)), refused };
}
