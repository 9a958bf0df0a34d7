import { inWords } from '../../domain/invoices/amount-in-words.ts';
import { daysOfMonth } from '../../domain/invoices/fiscal-year.ts';
import type { InvoicePart, InvoiceSubject, InvoiceSummary } from '../../domain/invoices/invoice.ts';
import { deliveryNumber, orderNumber } from '../../domain/order/order-number.ts';
import { countText } from '../language/count-text.ts';
import { isolate, writeNumber } from '../language/format-number.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { partWord } from '../prices/price-words.ts';
import { invoices } from './invoices.ts';
import { oneInvoice } from './one-invoice.ts';

const { texts } = invoices;

/** Names of the Persian calendar's months in both languages. */
const months = {
  fa: new Intl.DateTimeFormat('fa-IR-u-ca-persian', { month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US-u-ca-persian', { month: 'long', timeZone: 'UTC' }),
} as const;

/** A month of the Persian calendar: `1405-09` as `آذر ۱۴۰۵`. */
export function monthWords(month: string): Message {
  const first = new Date(daysOfMonth(month).from);
  const year = month.slice(0, 4);
  return inBoth((locale) => `${months[locale].format(first)} ${writeNumber(year, locale)}`);
}

/** What an invoice is for. */
export function subjectWords(subject: InvoiceSubject): Message {
  if (subject.kind === 'month') return monthWords(subject.month);
  return subject.kind === 'order'
    ? fill(texts.ofOrder, { number: isolate(orderNumber(subject.order)) })
    : fill(texts.ofDelivery, { number: isolate(deliveryNumber(subject.delivery)) });
}

/** An invoice number in the language's digits: `۱۴۰۵/۱۲`. */
export const numberWords = (number: string): Message =>
  inBoth((locale) => isolate(writeNumber(number, locale)));

/** The name of an invoice or credit note. */
export const invoiceName = ({ kind, number }: Pick<InvoiceSummary, 'kind' | 'number'>): Message =>
  fill(kind === 'invoice' ? texts.numbered : texts.noteNumbered, { number: numberWords(number) });

/** The name of a part of an order's amount, as in prices. */
export const partWords = (part: InvoicePart): Message => partWord(part, part.name ?? undefined);

/** Rials without their unit. */
export const bareRials = (amount: number): Message => countText(amount);

/** `18,460,000 rials`. */
export const rialWords = (amount: number): Message =>
  fill(oneInvoice.texts.rials, { amount: bareRials(amount) });

/** An amount of rials in words. */
export const spelledRials = (amount: number): Message =>
  fill(oneInvoice.texts.rials, { amount: inBoth((locale) => inWords(amount, locale)) });
