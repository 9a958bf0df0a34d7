import { sql, type Transaction } from 'kysely';
import type { TaxRate } from '../../../src/domain/ledger/tax.ts';
import { labTimeZone } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Tables } from '../schema/tables.ts';

/** The tax rate that holds today at the lab; null where none was set. */
export async function taxRateToday(transaction: Transaction<Tables>): Promise<TaxRate | null> {
  const row = await transaction
    .selectFrom('tax_rates')
    .select('rate')
    .where('from_day', '<=', sql<string>`(now() at time zone ${sql.lit(labTimeZone)})::date`)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rate ?? null;
}
