import { CompiledQuery } from 'kysely';
import type { CountedRow } from '../../../src/domain/reports/counted-rows.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { OrderKey } from './order-parts.ts';

const goneSql = `
  delete from counted_orders known using unnest($4::text[], $5::text[]) as gone (lens, counted)
  where known.account_id = $1 and known.lens = gone.lens and known.counted = gone.counted
    and known.placed_at = $3 and known.order_id = $2`;

const addedSql = `
  insert into counted_orders (account_id, order_id, placed_at, lens, counted)
  select $1, $2, $3, lens, counted from unnest($4::text[], $5::text[]) as added (lens, counted)
  on conflict do nothing`;

/** Changes the keys that an order is counted under. */
export async function writeCounted(
  transaction: Transaction,
  { account, id, placedAt }: OrderKey & { placedAt: Date },
  { gone, added }: { gone: readonly CountedRow[]; added: readonly CountedRow[] },
): Promise<void> {
  for (const [sql, rows] of [[goneSql, gone] as const, [addedSql, added] as const]) {
    if (rows.length === 0) continue;
    const values = [rows.map(({ lens }) => lens), rows.map(({ counted }) => counted)];
    await transaction.executeQuery(CompiledQuery.raw(sql, [account, id, placedAt, ...values]));
  }
}
