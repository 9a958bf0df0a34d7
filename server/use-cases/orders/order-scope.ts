import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';

/** Lab staff see the orders of every account, other users only their account's. */
export function orderScope({ user, account }: SignedIn): OrderScope {
  return user.role === 'SuperAdmin' ? 'lab' : { account: account.id };
}
