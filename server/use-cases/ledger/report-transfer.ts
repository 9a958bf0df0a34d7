import { paymentIssue } from '../../../src/domain/ledger/payment-fault.ts';
import type { TransferAsked } from '../../../src/domain/ledger/transfer.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import { nameReceipts, receiptsOf } from '../../db/ledger/receipts.ts';
import { addTransfer, findTransfer, type NewTransfer } from '../../db/ledger/transfers.ts';
import { Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** The result of a report. */
export type Reporting =
  | { kind: 'reported' | 'repeated' }
  /** The account has another report with the same id. */
  | { kind: 'keyReused' }
  | { kind: 'refused'; issues: Issue[] };

/** Stores a transfer that a shop reports, once however often it is sent. */
export async function reportTransfer(
  database: Database,
  report: { account: string; id: string; by: Author; asked: TransferAsked },
): Promise<Reporting> {
  const { account, asked } = report;
  const means = { by: 'transfer', on: asked.on } as const;
  const issue = paymentIssue({ means, reference: asked.tracking }, Date.now());
  if (issue) return { kind: 'refused', issues: [{ ...issue, path: 'on' }] };
  try {
    return await inScope(database, { account }, (transaction) => reportOnce(transaction, report));
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', issues: error.issues };
    throw error;
  }
}

async function reportOnce(transaction: Transaction, report: NewTransfer): Promise<Reporting> {
  const { account, id, asked } = report;
  const { photos } = asked;
  if (await addTransfer(transaction, report)) {
    if (await nameReceipts(transaction, { account, report: id, photos })) {
      return { kind: 'reported' };
    }
    throw new Refused([{ path: 'photos', code: 'invalid' }]);
  }
  const known = await findTransfer(transaction, account, id);
  if (!known) {
    const params = { fault: 'repeated' };
    return { kind: 'refused', issues: [{ path: 'tracking', code: 'invalid', params }] };
  }
  const kept = await receiptsOf(transaction, { account, report: id });
  const isSame =
    known.amount === asked.amount &&
    known.tracking === asked.tracking &&
    known.paidOn === asked.on &&
    known.note === asked.note &&
    kept.toSorted().join() === photos.toSorted().join();
  return { kind: isSame ? 'repeated' : 'keyReused' };
}
