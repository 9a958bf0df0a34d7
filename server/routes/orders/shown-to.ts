import { isOwner } from '../../../src/domain/accounts/is-owner.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';

/**
 * An order as a user may see it: by how much the account exceeds its credit limit, and its invoice, are for its owners
 * and the lab.
 */
export function shownTo({ user }: SignedIn, order: Order): Order {
  if (isOwner(user)) return order;
  const { invoice: _, ...shown } = order;
  return { ...shown, events: order.events.map(({ excess: _, ...event }) => event) };
}
