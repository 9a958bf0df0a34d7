import { readScanned } from '../typed/scanned-text.ts';
import { numberLetters, orderNumber } from './order-number.ts';

/** The id digits encoded by these Latin letters. Letters that look like digits are read as digits. */
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
 * The last ten hexadecimal digits of an order's id, read from its number; null if the text is not an order number. Also
 * understands a scanner typing into a Persian keyboard layout. Letters that Crockford's base 32 omits because they look
 * like digits are read as digits.
 */
export const idEndOfNumber = (text: string): string | null => readScanned(text, idEndOfLatin);

/** Eight letters with a dash between them. */
const dashed = /^\s*\S{4}[-\u2010-\u2015\u2212\u0640]\S{4}\s*$/;

/** Persian letters and marks, and the minus sign, none of which joins words. */
const foreign = /[\u0600-\u06ff\u00ab\u00bb\ufdfc\u2212]/;

/**
 * The text to search for. An order number that a scanner typed into a Persian keyboard layout, or with a minus sign, is
 * normalised; any other text, above all names, stays unchanged.
 */
export function searchedText(text: string): string {
  const end = dashed.test(text) && foreign.test(text) ? idEndOfNumber(text) : null;
  return end === null ? text : orderNumber(end);
}
