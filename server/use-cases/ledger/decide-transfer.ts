import type { TransferDecision } from '../../../src/domain/ledger/transfer.ts';
import { accountName } from '../../db/accounts/find-accounts.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { findEntry } from '../../db/ledger/find-entries.ts';
import { lockBalance } from '../../db/ledger/lock-balance.ts';
import { addPayment } from '../../db/ledger/payments.ts';
import { isTooMuch, postEntry } from '../../db/ledger/post-entry.ts';
import { decideTransfer, findTransfer, isTransferRecorded } from '../../db/ledger/transfers.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** The lab's decision on the report with this id. */
export interface HandDecision {
  id: string;
  by: Author;
  asked: TransferDecision;
}

/** The result of deciding. */
export type Deciding =
  | { kind: 'decided' | 'repeated' }
  | { kind: 'unknown' }
  /** It was decided differently. */
  | { kind: 'notAllowed' }
  /** The lab has already entered the same transfer by hand, so confirming would credit it twice. */
  | { kind: 'recorded' }
  /** The account's sums would exceed the range in which they are exact. */
  | { kind: 'tooMuch' };

/** Decides on a reported transfer, once. A confirmed one is posted as a payment with the id of its report. */
export function decideOnTransfer(database: Database, decision: HandDecision): Promise<Deciding> {
  const decide = (transaction: Transaction) => decideOnce(transaction, decision);
  return lockInScope(database, 'lab', decide).catch((error) => {
    if (isTooMuch(error)) return { kind: 'tooMuch' };
    throw error;
  });
}

async function decideOnce(
  transaction: Transaction,
  { id, by, asked }: HandDecision,
): Promise<Deciding> {
  const { account, decision } = asked;
  const subjectName = await accountName(transaction, account);
  if (subjectName === undefined) return { kind: 'unknown' };
  // Two people may be deciding at the same time.
  await lockBalance(transaction, account);
  const report = await findTransfer(transaction, account, id);
  if (!report) return { kind: 'unknown' };
  const state = decision === 'confirm' ? 'confirmed' : 'refused';
  const reason = asked.decision === 'refuse' ? asked.reason : '';
  if (report.state !== 'waiting') {
    const isSame = report.state === state && report.reason === reason;
    return { kind: isSame ? 'repeated' : 'notAllowed' };
  }
  const { amount, tracking, paidOn, note } = report;
  if (state === 'confirmed') {
    if (await findEntry(transaction, account, id)) return { kind: 'recorded' };
    if (await isTransferRecorded(transaction, { account, tracking, amount })) {
      return { kind: 'recorded' };
    }
    const composed = { debit: 0, credit: amount, tax: 0, taxRate: null };
    const links = { order: null, reverses: null, reference: tracking, note, by };
    await postEntry(transaction, { id, account, kind: 'payment', ...composed, ...links });
    await addPayment(transaction, { account, id, means: { by: 'transfer', on: paidOn } });
  }
  await decideTransfer(transaction, { account, id }, { state, reason, by });
  await recordAudit(transaction, {
    by,
    action: `transfer.${decision}`,
    subject: id,
    subjectName,
    before: { state: 'waiting' },
    after: { state, amount, tracking, on: paidOn, reason },
  });
  return { kind: 'decided' };
}
