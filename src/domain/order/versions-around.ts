import type { Order } from './order.ts';

/** What was ordered until an event. Its fields are those of the order's kind, which the type of all kinds cannot say. */
type Version = { event: string } & Partial<Order>;

/** An order as it was before an event corrected it, and as it was since; null where it did not. */
export function versionsAround(
  order: Order,
  event: string,
): { before: Order; after: Order } | null {
  const corrections = (order.corrections ?? []) as readonly Version[];
  const place = corrections.findIndex((each) => each.event === event);
  if (place < 0) return null;
  return {
    before: { ...order, ...corrections[place] } as Order,
    after: { ...order, ...corrections[place + 1] } as Order,
  };
}
