import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { OrderLimits } from '../../src/domain/order/order-limits.ts';
import { readAccount } from '../db/accounts/account-details.ts';
import { authorOf } from '../db/audit/author.ts';
import type { PlacedBy } from '../db/orders/new-order.ts';
import type { AppEnv } from './app-env.ts';
import { inQuery } from './query-parameters.ts';
import { refusing } from './refuse.ts';

/** Documents the account that an order is placed for. */
export const orderingParameter = inQuery(
  'account',
  { type: 'string', format: 'uuid' },
  'Required for the lab: the account that ordered by telephone.',
);

/** The account an order is placed for, who places it, and the account's tier and limits. */
interface Ordering {
  by: PlacedBy;
  tier: string;
  limits: OrderLimits;
  /** In rials; null for no limit. */
  creditLimit: number | null;
}

/**
 * Whom an order is placed for: a shop's user orders for their own account, the lab for the account that the request
 * names. Throws a refusal.
 */
export async function orderingAccount(c: Context<AppEnv>): Promise<Ordering> {
  const { signedIn, tier, limits, creditLimit } = c.var;
  const author = authorOf(signedIn);
  const asked = c.req.query('account');
  if (signedIn.user.role !== 'SuperAdmin') {
    if (asked !== undefined) throw refused(c, 'unknownField');
    const by = { account: signedIn.account, side: 'shop', author } as const;
    return { by, tier, limits, creditLimit };
  }
  if (asked === undefined) throw refused(c, 'required');
  const id = z.uuid().safeParse(asked).data?.toLowerCase();
  const found = id && (await readAccount(c.var.services.database, id));
  // The lab does not order from itself.
  if (!found || id === signedIn.account.id) throw refused(c, 'invalid');
  if (found.suspendedAt) throw refusing(c, 'suspended');
  const { mostLines: lines, mostPieces: pieces, ordersPerMinute } = found;
  return {
    by: { account: { id, name: found.name }, side: 'lab', author },
    tier: found.tier,
    limits: { lines, pieces, ordersPerMinute },
    creditLimit: found.creditLimit,
  };
}

function refused(c: Context<AppEnv>, code: 'unknownField' | 'required' | 'invalid') {
  return refusing(c, 'invalid', [{ path: 'account', code }]);
}
