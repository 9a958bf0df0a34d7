import { sql, type Transaction } from 'kysely';
import type { TaxRate } from '../../../src/domain/ledger/tax.ts';
import type { Database } from '../pool/database.ts';
import { rateTodaySql } from '../prices/tax-today.ts';
import type { Tables } from '../schema/tables.ts';

/** A rate and the day at the lab from which it holds. */
export interface RateFrom {
  from: string;
  rate: TaxRate;
}

/** The tax rate that holds today at the lab; null where none was set. */
export async function taxRateToday(transaction: Transaction<Tables>): Promise<TaxRate | null> {
  const { rate } = await transaction
    .selectNoFrom(sql.raw<TaxRate | null>(rateTodaySql).as('rate'))
    .executeTakeFirstOrThrow();
  return rate;
}

/** All rates, the earliest first. */
export function readTaxRates({ queries }: Database): Promise<RateFrom[]> {
  return queries
    .selectFrom('tax_rates')
    .select([sql<string>`from_day::text`.as('from'), 'rate'])
    .orderBy('from_day')
    .execute();
}

/** Sets the rate from a day on; null takes it back. */
export async function writeTaxRate(
  { queries }: Database,
  { from, rate }: { from: string; rate: TaxRate | null },
): Promise<void> {
  if (rate === null) {
    await queries.deleteFrom('tax_rates').where('from_day', '=', from).execute();
    return;
  }
  await queries
    .insertInto('tax_rates')
    .values({ from_day: from, rate })
    .onConflict((conflict) => conflict.column('from_day').doUpdateSet({ rate }))
    .execute();
}

/** Whether the lab keeps its price lists with the tax in them. */
export async function readListsIncludeTax({ queries }: Database): Promise<boolean> {
  const row = await queries
    .selectFrom('catalogue')
    .select('lists_include_tax')
    .executeTakeFirstOrThrow();
  return row.lists_include_tax;
}

/** Sets whether the lab keeps its price lists with the tax in them. */
export async function writeListsIncludeTax({ queries }: Database, include: boolean): Promise<void> {
  await queries.updateTable('catalogue').set({ lists_include_tax: include }).execute();
}
