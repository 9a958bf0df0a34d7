import type { EyeField } from '../../domain/optics/eye-prescription.ts';
import { plainEyeValue, plainMillimetres } from '../../domain/rx/plain-eye-value.ts';
import { formatUnsignedPower } from '../../domain/typed/power.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { rialsToToman } from '../../domain/vocabulary/toman.ts';
import type { Locale } from './locale.ts';

const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

/** Keeps a number from being torn apart by right-to-left text around it. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Writes a number made of Latin digits as the language does: digits, decimal mark and a real minus sign. */
export function writeNumber(text: string, locale: Locale): string {
  const signed = text.replace('-', '\u2212');
  if (locale === 'en') return signed;
  return signed.replace('.', '٫').replace(/\d/g, (digit) => persianDigits.charAt(Number(digit)));
}

const units: Record<EyeField, string> = {
  sphere: '',
  cylinder: '',
  axis: '°',
  add: '',
  pd: '\u00a0mm',
  height: '\u00a0mm',
  nearPd: '\u00a0mm',
  centreHeight: '\u00a0mm',
};

/** A value of the prescription as it would be typed: no unit, and nothing invisible. */
export function writeEyeValue(field: EyeField, value: number, locale: Locale): string {
  return writeNumber(plainEyeValue[field](value), locale);
}

/** A value of the prescription to be read, `−۲٫۰۰`, `۹۰°`, `۳۱٫۵ mm`; left to right wherever it stands. */
export function formatEyeValue(field: EyeField, value: number, locale: Locale): string {
  return isolate(`${writeEyeValue(field, value, locale)}${units[field]}`);
}

/** A length from tenths of a millimetre, without its unit: `65`. */
export function formatMillimetres(tenths: number, locale: Locale): string {
  return isolate(writeNumber(plainMillimetres(tenths), locale));
}

/** Index of refraction from hundredths: `1.56`. */
export function formatIndex(index: number, locale: Locale): string {
  return isolate(writeNumber(formatUnsignedPower(index), locale));
}

const grouped = {
  fa: new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
} as const satisfies Record<Locale, Intl.NumberFormat>;

/** A whole number of things, grouped. */
export function formatCount(count: number, locale: Locale): string {
  return isolate(grouped[locale].format(count));
}

const onRequest = { fa: 'قیمت با استعلام', en: 'price on request' } as const;
const toman = { fa: 'تومان', en: 'toman' } as const;

/** An amount of rials in toman; null is "price on request", which is never 0. */
export function formatMoney(amount: Rials | null, locale: Locale): string {
  if (amount === null) return onRequest[locale];
  return `${formatCount(rialsToToman(amount), locale)} ${toman[locale]}`;
}
