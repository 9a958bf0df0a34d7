import { numberLetters } from './order-number.ts';

/**
 * The last ten hexadecimal digits of the id of an order with this number; null if it is no order number. Letters that
 * Crockford's base 32 leaves out because they look like digits are read as those.
 */
export function idEndOfNumber(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[-\s]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== 8) return null;
  let bits = 0n;
  for (const letter of letters) {
    const digit = numberLetters.indexOf(letter);
    if (digit < 0) return null;
    bits = bits * 32n + BigInt(digit);
  }
  return bits.toString(16).padStart(10, '0');
}
