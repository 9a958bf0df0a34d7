import { CompiledQuery } from 'kysely';
import { fiscalYearOf } from '../../../src/domain/invoices/fiscal-year.ts';
import type { InvoicePlace } from '../../../src/domain/invoices/invoice-number.ts';
import type { Transaction } from '../schema/transaction.ts';

const takeSql = `
  insert into invoice_numbers as year (fiscal_year, last, last_day) values ($1, 1, $2)
  on conflict (fiscal_year) do update set
    last = year.last + 1, last_day = greatest(year.last_day, excluded.last_day)
  returning last as number, last_day::text as day`;

/**
 * Takes the next number in the fiscal year of a day at the lab. Nobody else gets a number in that year until the
 * commit. The document's date is today, or that of the previous number if it is later: a server's clock may have been
 * ahead.
 */
export async function takeNumber(
  transaction: Transaction,
  today: string,
): Promise<InvoicePlace & { day: string }> {
  const year = fiscalYearOf(today);
  const query = CompiledQuery.raw(takeSql, [year, today]);
  const { rows } = await transaction.executeQuery(
    query as CompiledQuery<{ number: number; day: string }>,
  );
  const [taken] = rows;
  if (!taken) throw new Error('No number was taken.');
  return { year, ...taken };
}
