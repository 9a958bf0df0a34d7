import { invoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { accountName } from '../../db/accounts/find-accounts.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { findInvoice, isCancelled } from '../../db/invoices/find-invoice.ts';
import { takeNumber } from '../../db/invoices/take-number.ts';
import { freeOrders, writeInvoice } from '../../db/invoices/write-invoice.ts';
import { lockBalance } from '../../db/ledger/lock-balance.ts';
import { mailInvoice } from '../../db/notifications/mail-invoice.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** A credit note to issue. */
export interface NewCreditNote {
  /** The client's id for the credit note, and the idempotency key. */
  id: string;
  account: string;
  by: Author;
  invoice: string;
  reason: string;
  /** Whether the account's owners are notified by e-mail. */
  isMailed: boolean;
}

/** The result of cancelling. */
export type Cancelling =
  | { kind: 'cancelled' | 'repeated' }
  | { kind: 'notFound' }
  | { kind: 'keyReused' }
  /** It is already cancelled, or is itself a credit note. */
  | { kind: 'notAllowed' };

/** Cancels an invoice with a credit note, which gets the next number. Repeating the request changes nothing. */
export function cancelInvoice(database: Database, note: NewCreditNote): Promise<Cancelling> {
  return lockInScope(database, 'lab', (transaction) => cancelOnce(transaction, note));
}

async function cancelOnce(
  transaction: Transaction,
  { id, account, by, invoice, reason, isMailed }: NewCreditNote,
): Promise<Cancelling> {
  const name = await accountName(transaction, account);
  if (name === undefined) return { kind: 'notFound' };
  await lockBalance(transaction, account);
  const cancelled = await findInvoice(transaction, account, invoice);
  if (!cancelled) return { kind: 'notFound' };
  const earlier = await findInvoice(transaction, account, id);
  if (earlier) {
    const isSame = earlier.cancels === invoice && earlier.reason === reason;
    return { kind: isSame ? 'repeated' : 'keyReused' };
  }
  if (cancelled.kind === 'creditNote' || (await isCancelled(transaction, account, invoice))) {
    return { kind: 'notAllowed' };
  }
  if (isMailed) await mailInvoice(transaction, { account, invoice: id });
  const { year, number, day } = await takeNumber(transaction, labDay(Date.now()));
  const { subject, content, orders, tax, total } = cancelled;
  const row = {
    ...{ accountId: account, id, kind: 'creditNote' as const, fiscalYear: year, number, day },
    ...{ byAccount: by.account, byUser: by.user, byName: by.name },
    ...{ cancels: invoice, reason, orders, tax, total },
    subject: JSON.stringify(subject),
    content: JSON.stringify(content),
  };
  await writeInvoice(transaction, row, []);
  await freeOrders(transaction, account, invoice);
  await recordAudit(transaction, {
    by,
    action: 'invoice.cancel',
    subject: invoice,
    subjectName: name,
    after: {
      invoice: invoiceNumber(cancelled),
      creditNote: invoiceNumber({ year, number }),
      reason,
    },
  });
  return { kind: 'cancelled' };
}
