import type { Generated, JSONColumnType } from 'kysely';
import type { InvoiceContent, InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import type { Buyer, Seller } from '../../../src/domain/invoices/party.ts';
import type { Instant } from './instant.ts';

/** The last number used in a fiscal year. */
interface InvoiceNumberRow {
  fiscalYear: number;
  last: number;
  /** The date of the document with that number, at the lab. */
  lastDay: string;
}

/** Rows are only added, never changed. Amounts in rials. */
interface InvoiceRow {
  accountId: string;
  /** Made by the client. */
  id: string;
  kind: 'invoice' | 'creditNote';
  fiscalYear: number;
  number: number;
  day: string;
  issuedAt: Instant;
  byAccount: string;
  byUser: string;
  byName: string;
  subject: JSONColumnType<InvoiceSubject>;
  cancels: string | null;
  reason: Generated<string>;
  content: JSONColumnType<InvoiceContent>;
  orders: number;
  tax: number;
  total: number;
}

interface InvoiceOrderRow {
  accountId: string;
  invoiceId: string;
  orderId: string;
  isCancelled: Generated<boolean>;
}

interface BuyerRow {
  accountId: string;
  content: JSONColumnType<Buyer>;
}

/** At most one row. */
interface InvoiceSellerRow {
  isOnly: boolean;
  content: JSONColumnType<Seller>;
}

/** Invoices, their orders, and their sellers and buyers. */
export interface InvoiceTables {
  invoiceNumbers: InvoiceNumberRow;
  invoices: InvoiceRow;
  invoiceOrders: InvoiceOrderRow;
  buyers: BuyerRow;
  invoiceSeller: InvoiceSellerRow;
}
