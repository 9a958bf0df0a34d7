import { splitNumber } from './number.ts';

/** `value`: the number itself, in the field's unit. */
export type WholeReading =
  | { kind: 'empty' }
  | { kind: 'whole'; value: number }
  | { kind: 'problem'; code: 'notANumber' };

/** Only after the number, as people write it. */
const unit = /[°º%٪](?=[\s\p{Cf}]*$)/u;

/**
 * Reads a whole number of a measure in any digits, with or without `°` or `%`: `8`, `8.0`. `8.000` is rejected, because
 * it may mean eight thousand. For counts use `readCount`.
 */
export function readWhole(text: string): WholeReading {
  const typed = splitNumber(text.replace(unit, ''));
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable' || !/^0{0,2}$/.test(typed.fraction ?? '')) {
    return { kind: 'problem', code: 'notANumber' };
  }
  const amount = Number(typed.whole);
  return { kind: 'whole', value: typed.sign === '-' ? 0 - amount : amount };
}
