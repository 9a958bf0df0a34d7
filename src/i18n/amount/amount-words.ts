import { type AmountFault, readAmount, readCount } from '../../domain/typed/amount.ts';
import { readTomanAs } from '../../domain/typed/toman.ts';
import { formatCount, formatMoney, writeNumber } from '../language/format-number.ts';
import { type Locale, locales } from '../language/locale.ts';
import { inBoth, type Message } from '../language/message.ts';
import { amountFaults } from './amount-faults.ts';
import { amountHints } from './amount-hints.ts';

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

/** The separator between groups of digits in an input. */
export const groupMarks = { fa: '٬', en: ',' } as const;

/** An amount for an input: grouped, in the language's digits, without invisible characters. */
export function writeGrouped(amount: string, locale: Locale): string {
  const grouped = amount.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, groupMarks[locale]);
  return writeNumber(grouped, locale);
}

/** Why a text isn't a valid amount of this unit. */
function faultWords(code: AmountFault, text: string, unit: AmountUnit): Message {
  const { notACount, negative, tooLarge } = amountHints.texts;
  if (code !== 'notANumber') return amountFaults.texts[code];
  const read = readAmount(text);
  if (read.kind === 'amount') return read.sign === '' || unit === 'count' ? tooLarge : negative;
  return unit === 'count' ? notACount : amountFaults.texts.notANumber;
}

/** How a typed amount is understood, or how to write it. Null for an empty text and a count that looks the same. */
export function amountWords(text: string, unit: AmountUnit): Message | null {
  const read = readers[unit](text);
  if ('code' in read) return faultWords(read.code, text, unit);
  if (!('value' in read)) return null;
  const { value } = read;
  if (unit === 'count' && locales.some((each) => writeGrouped(`${value}`, each) === text))
    return null;
  return inBoth((locale) =>
    unit === 'count' ? formatCount(value, locale) : formatMoney(value, locale),
  );
}
