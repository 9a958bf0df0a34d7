import { sql } from 'kysely';
import type { TaxRate } from '../../../src/domain/ledger/tax.ts';
import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import { rateTodaySql } from '../prices/tax-today.ts';
import type { Transaction } from '../schema/transaction.ts';

/** A rate and the day at the lab from which it applies. */
export interface RateFrom {
  from: string;
  rate: TaxRate;
}

/** The tax rate that applies today at the lab; null if none was set. */
export async function taxRateToday(transaction: Transaction): Promise<TaxRate | null> {
  const { rate } = await transaction
    .selectNoFrom(sql.raw<TaxRate | null>(rateTodaySql).as('rate'))
    .executeTakeFirstOrThrow();
  return rate;
}

/** All rates, earliest first. */
export function readTaxRates({ queries }: Database): Promise<RateFrom[]> {
  return queries
    .selectFrom('taxRates')
    .select([sql<string>`from_day::text`.as('from'), 'rate'])
    .orderBy('fromDay')
    .execute();
}

/** Sets the rate from a day on; null removes it. Without an author it belongs to the sample data. */
export async function writeTaxRate(
  database: Database,
  { from, rate }: { from: string; rate: TaxRate | null },
  by?: Author,
): Promise<void> {
  await inScope(database, 'directory', async (transaction) => {
    const before = await transaction
      .selectFrom('taxRates')
      .select('rate')
      .where('fromDay', '=', from)
      .forUpdate()
      .executeTakeFirst();
    await (rate === null
      ? transaction.deleteFrom('taxRates').where('fromDay', '=', from).execute()
      : transaction
          .insertInto('taxRates')
          .values({ fromDay: from, rate })
          .onConflict((conflict) => conflict.column('fromDay').doUpdateSet({ rate }))
          .execute());
    if (!by || (before?.rate ?? null) === rate) return;
    const action = rate === null ? 'taxes.removeRate' : 'taxes.setRate';
    const after = rate === null ? undefined : { rate };
    await recordAudit(transaction, { by, action, subject: from, subjectName: from, before, after });
  });
}

/** Whether the lab's price lists include tax. */
export async function readListsIncludeTax({ queries }: Database): Promise<boolean> {
  const row = await queries
    .selectFrom('catalogue')
    .select('listsIncludeTax')
    .executeTakeFirstOrThrow();
  return row.listsIncludeTax;
}

/** Sets whether the lab's price lists include tax. */
export async function writeListsIncludeTax(
  database: Database,
  include: boolean,
  by: Author,
): Promise<void> {
  await inScope(database, 'directory', async (transaction) => {
    const changed = await transaction
      .updateTable('catalogue')
      .set({ listsIncludeTax: include })
      .where('listsIncludeTax', '<>', include)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return;
    await recordAudit(transaction, {
      by,
      action: 'taxes.setPriceLists',
      subject: 'priceLists',
      before: { listsIncludeTax: !include },
      after: { listsIncludeTax: include },
    });
  });
}
