import type { Order } from './order.ts';

/** What was ordered before an event. The fields are those of the order's kind, which the common type cannot express. */
type Version = { event: string } & Partial<Order>;

/** An order before and after an event corrected it; null if the event did not correct it. */
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
