import type { OrderKind } from '../../../../src/domain/order/order.ts';
import type { StoredVersion } from '../../../db/orders/read-orders.ts';

/** The content of an order, now or before a correction. */
export type Ordered<Kind extends OrderKind> = Omit<StoredVersion<Kind>, 'eventId'>;

/** The content before each correction, as answered; empty if there was none. */
export function correctionsOf<Version extends { eventId: string }, Answered>(
  corrections: readonly Version[] | null | undefined,
  answer: (version: Version) => Answered,
): { corrections?: ({ event: string } & Answered)[] } {
  if (!corrections || corrections.length === 0) return {};
  return {
    corrections: corrections.map((version) => ({ event: version.eventId, ...answer(version) })),
  };
}
