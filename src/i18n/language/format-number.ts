import type { Rials } from '../../domain/vocabulary/money.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import type { Locale } from './locale.ts';

const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

/** Isolates left-to-right text, so that right-to-left text around it doesn't reorder its parts. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Text without the marks that isolate its parts: spreadsheets show them. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Writes a Latin number in the language's digits and decimal mark, with a real minus sign. */
export function writeNumber(text: string, locale: Locale): string {
  const signed = text.replace('-', '\u2212');
  if (locale === 'en') return signed;
  return signed.replace('.', '٫').replace(/\d/g, (digit) => persianDigits.charAt(Number(digit)));
}

const grouped = {
  fa: new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
} as const satisfies Record<Locale, Intl.NumberFormat>;

/** A count with grouped digits; decimal text stays exact. */
export function formatCount(count: number | `${number}`, locale: Locale): string {
  return isolate(grouped[locale].format(count));
}

const onRequest = { fa: 'قیمت با استعلام', en: 'price on request' } as const;
const toman = { fa: 'تومان', en: 'toman' } as const;

/** Rials as toman; null means "price on request", which is never 0. */
export function formatMoney(amount: Rials | null, locale: Locale): string {
  if (amount === null) return onRequest[locale];
  return `${formatCount(rialsToToman(amount), locale)} ${toman[locale]}`;
}
