import type { ChequeStepAsked } from '../../../src/domain/ledger/cheque.ts';
import { chequeMove } from '../../../src/domain/ledger/cheque-steps.ts';
import { accountName } from '../../db/accounts/find-accounts.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { addChequeStep, findChequeStep } from '../../db/ledger/cheque-steps.ts';
import { findEntry } from '../../db/ledger/find-entries.ts';
import { lockBalance } from '../../db/ledger/lock-balance.ts';
import { findPayment } from '../../db/ledger/payments.ts';
import { postEntry } from '../../db/ledger/post-entry.ts';
import { reversalOf } from '../../db/ledger/reversal.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** A step of a cheque. */
export interface HandStep {
  /** The client's id for the step, and the idempotency key. */
  id: string;
  by: Author;
  asked: ChequeStepAsked;
}

/** The result of a step; `number` is the number of the cheque's entry. */
export type Stepping =
  | { kind: 'taken' | 'repeated'; number: number }
  /** The account has another step or entry with the same id. */
  | { kind: 'keyReused' }
  /** The cheque's state no longer allows this step. */
  | { kind: 'notAllowed' }
  /** The account has no such cheque. */
  | { kind: 'unknown' };

/** Takes a step of a cheque, once however often it is requested. If the cheque is not paid, its credit is reversed. */
export function takeChequeStep(database: Database, step: HandStep): Promise<Stepping> {
  return lockInScope(database, 'lab', (transaction) => takeOnce(transaction, step));
}

async function takeOnce(transaction: Transaction, { id, by, asked }: HandStep): Promise<Stepping> {
  const { account, cheque, step, note } = asked;
  const subjectName = await accountName(transaction, account);
  if (subjectName === undefined) return { kind: 'unknown' };
  await lockBalance(transaction, account);
  const credited = await findEntry(transaction, account, cheque);
  const payment = await findPayment(transaction, account, cheque);
  if (!credited || payment?.by !== 'cheque') return { kind: 'unknown' };
  const { number } = credited;
  const known = await findChequeStep(transaction, account, id);
  if (known) {
    const isSame = known.chequeId === cheque && known.step === step && known.note === note;
    return isSame ? { kind: 'repeated', number } : { kind: 'keyReused' };
  }
  if (await findEntry(transaction, account, id)) return { kind: 'keyReused' };
  const move = chequeMove(payment.state, step);
  if (!move) return { kind: 'notAllowed' };
  if (move.reverses) {
    const reversal = {
      kind: 'reversal',
      ...reversalOf(credited),
      reference: payment.sayad,
    } as const;
    await postEntry(transaction, { id, account, ...reversal, note, by });
  }
  await addChequeStep(transaction, { account, id, cheque, step, to: move.to, note, by });
  await recordAudit(transaction, {
    by,
    action: `cheque.${step}`,
    subject: cheque,
    subjectName,
    before: { state: payment.state },
    after: { state: move.to, sayad: payment.sayad, amount: credited.credit, note },
  });
  return { kind: 'taken', number };
}
