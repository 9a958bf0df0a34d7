import type { LedgerAnswer } from '../../../src/api/ledger/contract.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { daysOfMonth } from '../../../src/domain/invoices/fiscal-year.ts';
import { labDayStart } from '../../../src/domain/ledger/lab-day-start.ts';
import type { Person } from './order-desk.ts';

/** The cost of orders in a month of the Persian calendar according to the account's statement, in rials. */
export async function chargedInMonth({ page }: Person, month: string): Promise<number> {
  const { from, until } = daysOfMonth(month);
  const query = `from=${labDayStart(from)}&to=${labDayStart(until, 1)}&limit=500`;
  const answer = await page.request.get(`${ledgerPaths.statement}?${query}`);
  const { entries } = (await answer.json()) as LedgerAnswer;
  const ofOrders = entries.filter(({ order }) => order !== null);
  return ofOrders.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
}
