import type { Rials } from '../vocabulary/money.ts';
import { plainCharacters } from './number.ts';

/** Spaces and the marks between groups of digits in both languages. */
const between = /[\s,\u066c\u060c]/g;

/** Reads a whole amount typed in toman, in the digits of either language, as rials; null if it is not one. */
export function readToman(text: string): Rials | null {
  const digits = plainCharacters(text).replace(between, '');
  return /^\d{1,11}$/.test(digits) ? Number(digits) * 10 : null;
}
