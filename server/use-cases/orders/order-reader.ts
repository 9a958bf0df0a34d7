import { otherSide } from '../../../src/domain/lifecycle/unread-messages.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { OrderReader } from '../../db/order-messages/order-reads.ts';
import { readerOf } from './reader-of.ts';

/** The reader of orders that a session belongs to. */
export function orderReader(signedIn: SignedIn, unreadSince: Date): OrderReader {
  const { user, account } = signedIn;
  const other = otherSide(readerOf(signedIn));
  return { account: account.id, user: user.id, other, since: unreadSince };
}
