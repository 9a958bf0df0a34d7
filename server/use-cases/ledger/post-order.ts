import { taxWithin } from '../../../src/domain/ledger/tax.ts';
import type { Author } from '../../db/audit/author.ts';
import { standingEntries } from '../../db/ledger/find-entries.ts';
import { lockEntries } from '../../db/ledger/lock-balance.ts';
import { type NewEntry, postEntry } from '../../db/ledger/post-entry.ts';
import { reversalOf } from '../../db/ledger/reversal.ts';
import { taxRateToday } from '../../db/ledger/tax-rate.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** An order whose account is posted to, and who acts on it. */
interface PostedOrder {
  account: string;
  id: string;
  by: Author;
}

/** Posts what an order costs, as a debit. Prices include the tax. An order that costs nothing posts nothing. */
export function chargeOrder(
  transaction: Transaction,
  order: PostedOrder,
  total: number,
): Promise<void> {
  return postAmount(transaction, order, { kind: 'charge', debit: total, credit: 0 });
}

/** Posts what a remake costs as a credit, so that its charge and this credit leave the account as it was. */
export function creditRemake(
  transaction: Transaction,
  remake: PostedOrder,
  total: number,
): Promise<void> {
  return postAmount(transaction, remake, { kind: 'remakeCredit', debit: 0, credit: total });
}

async function postAmount(
  transaction: Transaction,
  { account, id, by }: PostedOrder,
  amounts: Pick<NewEntry, 'kind' | 'debit' | 'credit'>,
): Promise<void> {
  const total = amounts.debit + amounts.credit;
  if (total === 0) return;
  const taxRate = await taxRateToday(transaction);
  const tax = taxRate === null ? 0 : taxWithin(total, taxRate);
  const links = { order: id, reverses: null, reference: '', note: '' };
  await postEntry(transaction, { account, ...amounts, tax, taxRate, ...links, by });
}

/**
 * Takes back all that was posted for an order and has not been taken back. The lab may be taking the same entries back
 * by hand, so the balance is locked before they are looked at.
 */
export async function reverseOrder(
  transaction: Transaction,
  { account, id, by }: PostedOrder,
): Promise<void> {
  if (!(await lockEntries(transaction, account))) return;
  const posted = await standingEntries(transaction, { account, id });
  for (const entry of posted) {
    const words = { reference: '', note: '' };
    await postEntry(transaction, { account, kind: 'reversal', ...reversalOf(entry), ...words, by });
  }
}
