import * as z from 'zod/mini';
import { namingText } from '../../domain/accounts/account-details.ts';
import { persianMonthForm } from '../../domain/invoices/fiscal-year.ts';
import { invoice, invoiceSubject, invoiceSummary } from '../../domain/invoices/invoice.ts';
import { invoiceLimits } from '../../domain/invoices/invoice-limits.ts';
import { buyer, seller } from '../../domain/invoices/party.ts';
import { ledgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { invoiceMail } from '../../domain/notifications/invoice-mail.ts';
import { sumOfRials } from '../../domain/vocabulary/money.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';
import { placeInList, placeParts } from '../place-in-list.ts';

/** Which invoices and credit notes to read, the latest first. All filters may be left out. */
export const invoicesQuery = z.strictObject({
  /** For the lab only. */
  account: z.optional(z.uuid()),
  /** Fiscal year of the Persian calendar. */
  year: z.optional(z.string().check(z.regex(/^1[34]\d\d$/))),
  /** A number, `12` or `1405/12`; anything else finds nothing. */
  text: z.optional(orderText(40)),
  /** Only valid invoices, only cancelled ones, or only credit notes. */
  state: z.optional(z.enum(['valid', 'cancelled', 'creditNote'])),
  /** Only documents that include this order, or an order of this delivery. */
  order: z.optional(z.uuid()),
  delivery: z.optional(z.uuid()),
  /** `next` of the page before, asked with the same filters. */
  after: z.optional(z.string().check(z.regex(/^1[34]\d\d\/\d{1,9}$/))),
  /** 1 to 500; 50 unless given. */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/))),
});
export type InvoicesQuery = z.infer<typeof invoicesQuery>;

export const invoicesAnswer = z.strictObject({
  invoices: z.array(invoiceSummary),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(z.string()),
});
export type InvoicesAnswer = z.infer<typeof invoicesAnswer>;

/** An invoice, and the mails it was sent in. */
export const invoiceAnswer = z.extend(invoice, { mails: z.array(invoiceMail) });
export type InvoiceAnswer = z.infer<typeof invoiceAnswer>;

/** The charges to invoice; the invoice's id is the idempotency key. */
export const invoiceRequest = z.strictObject({ account: z.uuid(), subject: invoiceSubject });

/** Why an invoice is cancelled; the credit note's id is the idempotency key. */
export const creditNoteRequest = z.strictObject({
  account: z.uuid(),
  reason: namingText(invoiceLimits.reason),
});

/** The account, and what to look for charges of; exactly one of the three is given. */
export const openChargesQuery = z.strictObject({
  account: z.uuid(),
  order: z.optional(z.uuid()),
  delivery: z.optional(z.uuid()),
  month: z.optional(z.string().check(z.regex(persianMonthForm))),
});

/** What an invoice issued now would contain; rials. */
export const openCharges = z.strictObject({
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  orders: z.int(),
  tax: sumOfRials,
  total: sumOfRials,
  /** Whether the lab has entered the seller, which invoices require; and the account's buyer details. */
  hasSeller: z.boolean(),
  hasBuyer: z.boolean(),
});
export type OpenCharges = z.infer<typeof openCharges>;

export const sellerAnswer = z.strictObject({ seller: z.nullable(seller) });
/** The account's name and buyer details. */
export const buyerAnswer = z.strictObject({ name: z.string(), buyer: z.nullable(buyer) });

/** The month whose entries of all accounts are read. */
export const journalQuery = z.strictObject({
  month: z.string().check(z.regex(persianMonthForm)),
  /** `next` of the page before. */
  after: z.optional(placeInList('_', [placeParts.instant, placeParts.id, placeParts.number])),
});

export const journalAnswer = z.strictObject({
  entries: z.array(
    z.strictObject({
      account: z.strictObject({ id: z.uuid(), name: z.string() }),
      entry: ledgerEntry,
    }),
  ),
  next: z.nullable(z.string()),
});
export type JournalAnswer = z.infer<typeof journalAnswer>;

export const invoiceContract = {
  entries: { GET: { answer: journalAnswer } },
  all: {
    GET: { answer: invoicesAnswer },
    POST: { body: invoiceRequest, answer: invoice },
  },
  one: { GET: { answer: invoiceAnswer } },
  creditNote: { POST: { body: creditNoteRequest, answer: invoice } },
  open: { GET: { answer: openCharges } },
  seller: { GET: { answer: sellerAnswer }, PUT: { body: seller, answer: sellerAnswer } },
  buyer: { GET: { answer: buyerAnswer }, PUT: { body: buyer, answer: buyerAnswer } },
} satisfies Contracts;
