import { sql } from 'kysely';
import type { OrderLimits } from '../../../src/domain/order/order-limits.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import { findAccountOf } from './users.ts';

type LimitChange = { readonly [Name in keyof OrderLimits]: number | undefined };

/**
 * Sets the given order limits of a username's account. Returns all of its limits; undefined for an unknown username.
 */
export async function setOrderLimits(
  database: Database,
  username: string,
  { lines, pieces, ordersPerMinute }: LimitChange,
): Promise<OrderLimits | undefined> {
  const account = await findAccountOf(database, username);
  if (!account) return undefined;
  const row = await inScope(database, { account }, (transaction) =>
    transaction
      .updateTable('accounts')
      .set({
        mostLines: sql<number>`coalesce(${lines ?? null}::int, most_lines)`,
        mostPieces: sql<number>`coalesce(${pieces ?? null}::int, most_pieces)`,
        ordersPerMinute: sql<number>`coalesce(${ordersPerMinute ?? null}::int, orders_per_minute)`,
      })
      .where('accountId', '=', account)
      .returning(['mostLines', 'mostPieces', 'ordersPerMinute'])
      .executeTakeFirst(),
  );
  return (
    row && {
      lines: row.mostLines,
      pieces: row.mostPieces,
      ordersPerMinute: row.ordersPerMinute,
    }
  );
}
