import type { OrderLimits } from '../../../src/domain/order/order-limits.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import { changeDetails, detailsOf } from './account-details.ts';
import { findAccountOf } from './users.ts';

type LimitChange = { readonly [Name in keyof OrderLimits]: number | undefined };

/**
 * Sets the given order limits of a username's account, for the operator. Returns all of its limits; undefined for an
 * unknown username.
 */
export async function setOrderLimits(
  database: Database,
  username: string,
  { lines, pieces, ordersPerMinute }: LimitChange,
): Promise<OrderLimits | undefined> {
  const account = await findAccountOf(database, username);
  if (!account) return undefined;
  return inScope(database, { account }, async (transaction) => {
    const stored = await transaction
      .selectFrom('accounts')
      .selectAll()
      .where('accountId', '=', account)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const details = detailsOf(stored);
    const limits = {
      lines: lines ?? details.limits.lines,
      pieces: pieces ?? details.limits.pieces,
      ordersPerMinute: ordersPerMinute ?? details.limits.ordersPerMinute,
    };
    await changeDetails(transaction, { account, by: 'operator' }, { ...details, limits });
    return limits;
  });
}
