import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import type { OrderScope } from '../db/orders/read-orders.ts';

/** The lab's staff see every account; everyone else their own. */
export function scopeOf({ user, account }: SignedIn): OrderScope {
  return user.role === 'SuperAdmin' ? 'lab' : { account: account.id };
}
