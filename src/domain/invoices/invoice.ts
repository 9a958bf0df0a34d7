import * as z from 'zod/mini';
import { pricePart } from '../prices/price-parts.ts';
import { bilingual } from '../vocabulary/bilingual.ts';
import { sumOfRials } from '../vocabulary/money.ts';
import { persianMonthForm } from './fiscal-year.ts';
import { buyer, seller } from './party.ts';

/** What an invoice is for. */
export const invoiceSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order'), order: z.uuid() }),
  z.strictObject({ kind: z.literal('delivery'), delivery: z.uuid() }),
  /** An account's charges in a Persian month, `1405-09`. */
  z.strictObject({
    kind: z.literal('month'),
    month: z.string().check(z.regex(persianMonthForm)),
  }),
]);
export type InvoiceSubject = z.infer<typeof invoiceSubject>;

/** Rials: `amount − discount + tax = total`. */
export const invoiceSums = z.strictObject({
  /** Before the discount, without tax. */
  amount: sumOfRials,
  discount: sumOfRials,
  tax: sumOfRials,
  total: sumOfRials,
});
export type InvoiceSums = z.infer<typeof invoiceSums>;

const titled = z.strictObject({ fa: z.string(), en: z.string() });

/** A part of an order's amount: in rials without tax, before the discount. */
const invoicePart = z.strictObject({
  part: pricePart.shape.part,
  /** Null if its kind says it all. */
  name: z.nullable(bilingual),
  eye: pricePart.shape.eye,
  pieces: pricePart.shape.pieces,
  amount: sumOfRials,
});
export type InvoicePart = z.infer<typeof invoicePart>;

/** An order on an invoice, as at the time of issue. Omits the customer's name. */
export const invoiceLine = z.strictObject({
  order: z.strictObject({ id: z.uuid(), number: z.string() }),
  title: titled,
  pieces: z.int().check(z.gte(0)),
  /** The parts of its amount; empty if there is nothing to break down. */
  parts: z.array(invoicePart),
  ...invoiceSums.shape,
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** The contents of an invoice, stored as issued and never changed. */
export const invoiceContent = z.strictObject({
  seller,
  /** If the account's legal data were unknown, only its name. */
  buyer: z.union([buyer, z.strictObject({ kind: z.literal('unknown'), name: z.string() })]),
  lines: z.array(invoiceLine),
  sums: invoiceSums,
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

const named = z.strictObject({ id: z.uuid(), number: z.string() });

/** An invoice or credit note as shown in lists. */
export const invoiceSummary = z.strictObject({
  id: z.uuid(),
  /** A credit note always cancels a whole invoice. */
  kind: z.enum(['invoice', 'creditNote']),
  /** `1405/12`: fiscal year and number within it. Invoices and credit notes share one sequence without gaps. */
  number: z.string(),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  /** Date of issue at the lab. */
  day: z.iso.date(),
  subject: invoiceSubject,
  orders: z.int(),
  /** The buyer; unknown numbers are empty. */
  billed: z.strictObject({ name: z.string(), nationalId: z.string(), economicCode: z.string() }),
  tax: sumOfRials,
  total: sumOfRials,
  /** The invoice that this credit note cancels. */
  cancels: z.nullable(named),
  /** The credit note that cancels this invoice. */
  cancelledBy: z.nullable(named),
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

/** An invoice or credit note with its full contents. */
export const invoice = z.strictObject({
  ...invoiceSummary.shape,
  ...invoiceContent.shape,
  /** Why the credit note was issued; empty on an invoice. */
  reason: z.string(),
  /** Name of the issuer. */
  by: z.string(),
  /** What the ledger charges for its orders now. Differs from the total if one was cancelled since. */
  charged: sumOfRials,
});
export type Invoice = z.infer<typeof invoice>;
