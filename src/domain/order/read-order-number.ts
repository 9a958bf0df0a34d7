import { readScanned } from '../typed/scanned-text.ts';
import { numberLetters, orderNumber } from './order-number.ts';

/** The digits of an id whose number has these Latin letters; letters that look like digits are read as those. */
export function idEndOfLatin(text: string): string | null {
  const letters = text.replace(/[-\s]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (letters.length !== 8) return null;
  let bits = 0n;
  for (const letter of letters) {
    const digit = numberLetters.indexOf(letter);
    if (digit < 0) return null;
    bits = bits * 32n + BigInt(digit);
  }
  return bits.toString(16).padStart(10, '0');
}

/**
 * The last ten hexadecimal digits of the id of an order with this number, also as a scanner types it into a Persian
 * keyboard layout; null if it is no order number. Letters that Crockford's base 32 leaves out because they look like
 * digits are read as those.
 */
export const idEndOfNumber = (text: string): string | null => readScanned(text, idEndOfLatin);

/** Eight letters with a dash between them. */
const dashed = /^\s*\S{4}[-\u2010-\u2015\u2212\u0640]\S{4}\s*$/;

/** Persian letters and marks, and the minus sign, which joins no words. */
const foreign = /[\u0600-\u06ff\u00ab\u00bb\ufdfc\u2212]/;

/**
 * What a list is to be searched for: an order's number that a scanner typed into a Persian keyboard layout, or with a
 * minus sign, as it is written; any other text, names above all, as it is.
 */
export function searchedText(text: string): string {
  const end = dashed.test(text) && foreign.test(text) ? idEndOfNumber(text) : null;
  return end === null ? text : orderNumber(end);
}
