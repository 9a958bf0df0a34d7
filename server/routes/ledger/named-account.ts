import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../../http/app-env.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { refusing } from '../../http/refuse.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountOf } from './read-query.ts';

/** Documents the account of a request. */
export const accountParameter = inQuery(
  'account',
  { type: 'string', format: 'uuid' },
  'Required for the lab: the account.',
);

/** The account of a request: the user's own, or the one that the lab names. Throws a refusal. */
export function namedAccount(c: Context<AppEnv>): string {
  const asked = z.optional(z.uuid()).safeParse(c.req.query('account'));
  if (!asked.success) throw refusing(c, 'invalid', [{ path: 'account', code: 'invalid' }]);
  return accountOf(c, asked.data?.toLowerCase(), orderScope(c.var.signedIn));
}
