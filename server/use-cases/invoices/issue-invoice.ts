import { isDeepStrictEqual } from 'node:util';
import { totalOf } from '../../../src/domain/invoices/compose-lines.ts';
import type { InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import { invoiceLimits } from '../../../src/domain/invoices/invoice-limits.ts';
import { invoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { chargedOrders } from '../../db/invoices/charged-orders.ts';
import { findInvoice } from '../../db/invoices/find-invoice.ts';
import { buyerIn, sellerIn } from '../../db/invoices/parties.ts';
import { takeNumber } from '../../db/invoices/take-number.ts';
import { writeInvoice } from '../../db/invoices/write-invoice.ts';
import { lockBalance } from '../../db/ledger/lock-balance.ts';
import { mailInvoice } from '../../db/notifications/mail-invoice.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { linesOf } from './lines-of.ts';

/** An invoice to issue. */
export interface NewInvoice {
  /** The client's id for the invoice, and the idempotency key. */
  id: string;
  account: string;
  by: Author;
  subject: InvoiceSubject;
  /** Whether the account's owners are notified by e-mail. */
  isMailed: boolean;
}

/** The result of issuing. */
export type Issuing =
  | { kind: 'issued' | 'repeated' }
  /** The account has another invoice, or a credit note, with the same id. */
  | { kind: 'keyReused' }
  | { kind: 'refused'; issues: Issue[] };

const refused = (path: string, code: Issue['code']): Issuing => ({
  kind: 'refused',
  issues: [{ path, code }],
});

/** Issues an invoice for all charges that are not on another one, once however often it is requested. */
export function issueInvoice(database: Database, invoice: NewInvoice): Promise<Issuing> {
  return lockInScope(database, 'lab', (transaction) => issueOnce(transaction, invoice));
}

async function issueOnce(
  transaction: Transaction,
  { id, account, by, subject, isMailed }: NewInvoice,
): Promise<Issuing> {
  const known = await buyerIn(transaction, account);
  if (!known) return refused('account', 'invalid');
  // Until the commit, nothing can be charged, reversed or invoiced for the account.
  await lockBalance(transaction, account);
  const earlier = await findInvoice(transaction, account, id);
  if (earlier) {
    const isSame = earlier.kind === 'invoice' && isDeepStrictEqual(earlier.subject, subject);
    return { kind: isSame ? 'repeated' : 'keyReused' };
  }
  const seller = await sellerIn(transaction);
  if (!seller) return refused('seller', 'required');
  const most = invoiceLimits.orders;
  const charged = await chargedOrders(transaction, { account, subject, most });
  if (charged.length === 0) return refused('subject', 'notOffered');
  const lines = await linesOf(transaction, account, charged);
  const sums = totalOf(lines);
  const buyer = known.buyer ?? { kind: 'unknown' as const, name: known.name };
  if (isMailed) await mailInvoice(transaction, { account, invoice: id });
  // Last, because the next invoice of any account waits for the commit.
  const { year, number, day } = await takeNumber(transaction, labDay(Date.now()));
  const row = {
    ...{ accountId: account, id, kind: 'invoice' as const, fiscalYear: year, number, day },
    ...{ byAccount: by.account, byUser: by.user, byName: by.name },
    subject: JSON.stringify(subject),
    cancels: null,
    content: JSON.stringify({ seller, buyer, lines, sums }),
    orders: lines.length,
    tax: sums.tax,
    total: sums.total,
  };
  await writeInvoice(
    transaction,
    row,
    charged.map(({ order }) => order),
  );
  await recordAudit(transaction, {
    by,
    action: 'invoice.issue',
    subject: id,
    subjectName: known.name,
    after: {
      invoice: invoiceNumber({ year, number }),
      account,
      orders: lines.length,
      total: sums.total,
    },
  });
  return { kind: 'issued' };
}
