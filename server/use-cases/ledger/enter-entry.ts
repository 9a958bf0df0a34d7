import { isDeepStrictEqual } from 'node:util';
import { chequeMove } from '../../../src/domain/ledger/cheque-steps.ts';
import type { EnteredEntry } from '../../../src/domain/ledger/entered-entry.ts';
import { isReversible } from '../../../src/domain/ledger/is-reversible.ts';
import { paymentIssue } from '../../../src/domain/ledger/payment-fault.ts';
import type { EntryPayment } from '../../../src/domain/ledger/payment-means.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { accountName } from '../../db/accounts/find-accounts.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { addChequeStep } from '../../db/ledger/cheque-steps.ts';
import { type FoundEntry, findEntry, findReversal } from '../../db/ledger/find-entries.ts';
import { lockBalance } from '../../db/ledger/lock-balance.ts';
import { addPayment, findPayment, isSayadLive, lockSayad } from '../../db/ledger/payments.ts';
import { isTooMuch, postEntry } from '../../db/ledger/post-entry.ts';
import { type Composed, reversalOf } from '../../db/ledger/reversal.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { countOrder } from '../reports/count-order.ts';

/** An entry that the lab makes by hand. */
export interface HandEntry {
  /** The client's id for the entry, and the idempotency key. */
  id: string;
  by: Author;
  asked: EnteredEntry;
}

/** The result of entering; `number` is the number of the entry. */
export type Entering =
  | { kind: 'posted' | 'repeated'; number: number }
  /** The account has another entry with the same id. */
  | { kind: 'keyReused' }
  /** The entry to reverse is a reversal, or has already been reversed. */
  | { kind: 'notAllowed' }
  | { kind: 'refused'; issues: Issue[] };

/** Posts an entry, once however often it is requested. */
export async function enterEntry(database: Database, entry: HandEntry): Promise<Entering> {
  const post = (transaction: Transaction) => postOnce(transaction, entry);
  return lockInScope(database, 'lab', post).catch((error) => {
    if (isTooMuch(error)) return refused('amount', 'outOfRange');
    throw error;
  });
}

const refused = (path: string, code: Issue['code'], params?: Issue['params']): Entering => {
  return { kind: 'refused', issues: [{ path, code, ...(params && { params }) }] };
};

async function postOnce(transaction: Transaction, { id, by, asked }: HandEntry): Promise<Entering> {
  const subjectName = await accountName(transaction, asked.account);
  if (subjectName === undefined) return refused('account', 'invalid');
  // The same entry, or another reversal of it, may be being posted right now.
  await lockBalance(transaction, asked.account);
  const known = await findEntry(transaction, asked.account, id);
  if (known) {
    const payment = await findPayment(transaction, asked.account, id);
    return isSame({ ...known, payment }, asked)
      ? { kind: 'repeated', number: known.number }
      : { kind: 'keyReused' };
  }
  const composed =
    asked.kind === 'reversal'
      ? await composeReversal(transaction, asked)
      : await composeAmount(transaction, asked);
  if ('result' in composed) return composed.result;
  const { account, kind, note } = asked;
  const entry = { id, account, kind, reference: referenceOf(asked), note, by, ...composed.entry };
  const number = await postEntry(transaction, entry);
  await updatePayments(transaction, { id, by, asked });
  const { order } = entry;
  if (order !== null) await countOrder(transaction, { account, id: order });
  await recordAudit(transaction, {
    by,
    action: 'ledgerEntry.post',
    subject: id,
    subjectName,
    after: { ...asked, number },
  });
  return { kind: 'posted', number };
}

/** Updates what an entry affects outside the ledger: how a payment was made, or the cheque whose credit is reversed. */
async function updatePayments(
  transaction: Transaction,
  { id, by, asked }: HandEntry,
): Promise<void> {
  const { account, note } = asked;
  if (asked.kind === 'payment' && asked.means) {
    return addPayment(transaction, { account, id, means: asked.means });
  }
  if (asked.kind !== 'reversal') return;
  const payment = await findPayment(transaction, account, asked.entry);
  const move = payment?.by === 'cheque' && chequeMove(payment.state, 'cancel');
  if (!move) return;
  const cheque = asked.entry;
  await addChequeStep(transaction, { account, id, cheque, step: 'cancel', to: move.to, note, by });
}

/** The reference of a cheque is its Sayad id. */
const referenceOf = (asked: EnteredEntry): string =>
  asked.kind === 'payment' && asked.means?.by === 'cheque' ? asked.means.sayad : asked.reference;

type Known = FoundEntry & { payment: EntryPayment | undefined };

function isSame(known: Known, asked: EnteredEntry): boolean {
  const { kind, note } = asked;
  const isOther = known.kind !== kind || known.reference !== referenceOf(asked);
  if (isOther || known.note !== note) return false;
  if (asked.kind === 'reversal') return known.reverses === asked.entry;
  const { debit, credit } = amountsOf(asked);
  if (known.debit !== debit || known.credit !== credit) return false;
  const means = asked.kind === 'payment' ? asked.means : undefined;
  // The cheque's state may have changed since, and is not part of the request.
  const { state: _since, ...kept } = { state: null, ...known.payment };
  return isDeepStrictEqual(kept, { ...means });
}

type ByAmount = Exclude<EnteredEntry, { kind: 'reversal' }>;

function amountsOf({ kind, amount }: ByAmount): { debit: number; credit: number } {
  const owed = kind === 'payment' ? -amount : amount;
  return { debit: Math.max(owed, 0), credit: Math.max(-owed, 0) };
}

/** Payments and adjustments carry no tax. */
async function composeAmount(
  transaction: Transaction,
  asked: ByAmount,
): Promise<{ entry: Composed } | { result: Entering }> {
  const issue = asked.kind === 'payment' && paymentIssue(asked, Date.now());
  if (issue) return { result: { kind: 'refused', issues: [issue] } };
  const means = asked.kind === 'payment' ? asked.means : undefined;
  if (means?.by === 'cheque') {
    await lockSayad(transaction, means.sayad);
    if (await isSayadLive(transaction, means.sayad)) {
      return { result: refused('means.sayad', 'invalid', { fault: 'repeated' }) };
    }
  }
  const amounts = amountsOf(asked);
  return { entry: { ...amounts, tax: 0, taxRate: null, order: null, reverses: null } };
}

async function composeReversal(
  transaction: Transaction,
  { account, entry }: Extract<EnteredEntry, { kind: 'reversal' }>,
): Promise<{ entry: Composed } | { result: Entering }> {
  const original = await findEntry(transaction, account, entry);
  if (!original) return { result: refused('entry', 'invalid') };
  const { kind } = original;
  const reversedBy = await findReversal(transaction, account, entry);
  const isFree = isReversible({ kind, reversedBy });
  return isFree ? { entry: reversalOf(original) } : { result: { kind: 'notAllowed' } };
}
