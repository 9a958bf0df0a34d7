import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../../http/app-env.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountOf } from '../ledger/read-query.ts';

/** Documents the account that is meant. */
export const accountParameter = inQuery(
  'account',
  { type: 'string', format: 'uuid' },
  'For the lab, which has to name it: the account.',
);

/** The account that is meant: a user's own, or the one the lab names. */
export function namedAccount(c: Context<AppEnv>): { account: string } | { refusal: Response } {
  const asked = z.optional(z.uuid()).safeParse(c.req.query('account'));
  if (!asked.success) {
    return { refusal: refuse(c, 'invalid', [{ path: 'account', code: 'invalid' }]) };
  }
  const named = accountOf(asked.data?.toLowerCase(), orderScope(c.var.signedIn));
  return 'issues' in named ? { refusal: refuse(c, 'invalid', named.issues) } : named;
}
