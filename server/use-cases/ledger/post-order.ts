import { taxWithin } from '../../../src/domain/ledger/tax-within.ts';
import type { Author } from '../../db/audit/author.ts';
import { orderEntryKinds, reversedEntries, standingEntries } from '../../db/ledger/find-entries.ts';
import { lockEntries } from '../../db/ledger/lock-balance.ts';
import { type NewEntry, postEntry } from '../../db/ledger/post-entry.ts';
import { reversalOf } from '../../db/ledger/reversal.ts';
import { taxRateToday } from '../../db/ledger/tax-rate.ts';
import { writeTaxRate } from '../../db/orders/write-tax-rate.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** An order to post for, the event that causes it, and its author. */
interface PostedOrder {
  account: string;
  id: string;
  event: string;
  by: Author;
}

/** Posts an order's price as a debit. Prices include tax. An order that costs nothing posts nothing. */
export function chargeOrder(
  transaction: Transaction,
  order: PostedOrder,
  total: number,
): Promise<void> {
  return postAmount(transaction, order, { kind: 'charge', debit: total, credit: 0 });
}

/** Posts a remake's price as a credit, so that its charge and this credit cancel each other. */
export function creditRemake(
  transaction: Transaction,
  remake: PostedOrder,
  total: number,
): Promise<void> {
  return postAmount(transaction, remake, { kind: 'remakeCredit', debit: 0, credit: total });
}

async function postAmount(
  transaction: Transaction,
  { account, id, event, by }: PostedOrder,
  amounts: Pick<NewEntry, 'kind' | 'debit' | 'credit'>,
): Promise<void> {
  const total = amounts.debit + amounts.credit;
  if (total === 0) return;
  const taxRate = await taxRateToday(transaction);
  const tax = taxRate === null ? 0 : taxWithin(total, taxRate);
  const links = { order: id, reverses: null, reference: '', note: '' };
  await postEntry(transaction, { account, ...amounts, tax, taxRate, ...links, event, by });
  await writeTaxRate(transaction, { account, id }, taxRate);
}

/** Reverses everything that was posted for an order and has not been reversed. */
export const reverseOrder = (transaction: Transaction, order: PostedOrder): Promise<void> =>
  reverseEntries(transaction, order, orderEntryKinds);

/** Reverses only the charge of an order. */
export const unchargeOrder = (transaction: Transaction, order: PostedOrder): Promise<void> =>
  reverseEntries(transaction, order, ['charge']);

/** Locks the balance first, because the lab may be reversing the same entries by hand. */
async function reverseEntries(
  transaction: Transaction,
  { account, id, event, by }: PostedOrder,
  kinds: readonly NewEntry['kind'][],
): Promise<void> {
  if (!(await lockEntries(transaction, account))) return;
  const posted = await standingEntries(transaction, { account, id }, kinds);
  for (const entry of posted) {
    const reversal = { kind: 'reversal', ...reversalOf(entry), reference: '', note: '' } as const;
    await postEntry(transaction, { account, ...reversal, event, by });
  }
}

/**
 * Posts again what an earlier event of the order reversed, with the same tax. False if that is unknown: old entries do
 * not name their event and look like entries reversed by hand without a note.
 */
export async function rechargeOrder(
  transaction: Transaction,
  { account, id, event, by }: PostedOrder,
  undone: string,
): Promise<boolean> {
  if (!(await lockEntries(transaction, account))) return true;
  const reversed = await reversedEntries(transaction, { account, id });
  const isUnknown = ({ eventId, reference, note }: (typeof reversed)[number]) =>
    eventId === null && reference === '' && note === '';
  if (reversed.some(isUnknown)) return false;
  for (const { eventId, kind, debit, credit, tax, taxRate } of reversed) {
    if (eventId !== undone) continue;
    const again = { kind, debit, credit, tax, taxRate, order: id, reverses: null } as const;
    await postEntry(transaction, { account, ...again, reference: '', note: '', event, by });
  }
  return true;
}
