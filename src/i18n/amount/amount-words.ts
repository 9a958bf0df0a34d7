import { type AmountFault, readAmount, readCount } from '../../domain/typed/amount.ts';
import { readTomanAs } from '../../domain/typed/toman.ts';
import { formatCount, formatMoney, writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';
import { inBoth, type Message } from '../language/message.ts';
import { amountFaults } from './amount-faults.ts';

/** Unit of an amount. `tomanTenths` allows one decimal (a rial); `tomanChange` has a sign. */
export type AmountUnit = 'toman' | 'tomanTenths' | 'tomanChange' | 'count';

type Understood = { kind: 'empty' } | { value: number } | { code: AmountFault };

function readChange(text: string): Understood {
  const read = readAmount(text);
  if (read.kind !== 'amount') return read;
  const rials = readTomanAs(read.whole, 'whole');
  if (read.fraction !== '') return { code: 'fraction' };
  if (rials.kind !== 'rials') return rials;
  return { value: read.sign === '-' ? 0 - rials.value : rials.value };
}

const readers: Record<AmountUnit, (text: string) => Understood> = {
  toman: (text) => readTomanAs(text, 'whole'),
  tomanTenths: (text) => readTomanAs(text, 'tenths'),
  tomanChange: readChange,
  count: readCount,
};

/** How a typed amount is understood, or how to write it; null for an empty text. */
export function amountWords(text: string, unit: AmountUnit): Message | null {
  const read = readers[unit](text);
  if ('code' in read) return amountFaults.texts[read.code];
  if (!('value' in read)) return null;
  const { value } = read;
  return inBoth((locale) =>
    unit === 'count' ? formatCount(value, locale) : formatMoney(value, locale),
  );
}

/** The separator between groups of digits in an input. */
export const groupMarks = { fa: '٬', en: ',' } as const;

/** An amount for an input: grouped, in the language's digits, without invisible characters. */
export function writeGrouped(amount: string, locale: Locale): string {
  const grouped = amount.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, groupMarks[locale]);
  return writeNumber(grouped, locale);
}
