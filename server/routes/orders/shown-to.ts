import { isOwner } from '../../../src/domain/accounts/is-owner.ts';
import { mayHaveWearer } from '../../../src/domain/notifications/wearer-notice.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Settings } from '../../process/config/settings.ts';
import { tellsWearers } from '../../use-cases/notifications/tells-wearers.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';

/**
 * An order as a user may see it. Only the account's owners and the lab see its invoice and by how much the account
 * exceeds its credit limit.
 */
export function shownTo({ user }: Pick<SignedIn, 'user'>, order: Order): Order {
  if (isOwner(user)) return order;
  const { invoice: _, ...shown } = order;
  return { ...shown, events: order.events.map(({ excess: _, ...event }) => event) };
}

/** The same for the order's page, with what can be done there besides events. */
export function shownOnPage(signedIn: SignedIn, order: Order, settings: Settings): Order {
  const shown = shownTo(signedIn, order);
  const isOfWearer = order.kind === 'rx' && mayHaveWearer(order.state);
  const isTold = isOfWearer && readerOf(signedIn) === 'shop' && tellsWearers(settings);
  return isTold ? { ...shown, tellsWearer: true } : shown;
}
