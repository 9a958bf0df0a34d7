import { plainCharacters } from './characters.ts';

/** A typed number split into its parts, before it is interpreted as a power or a length. */
export type TypedNumber =
  | { kind: 'empty' }
  /** `whole` and `fraction` are Latin digits; `fraction` is null if no decimal mark was typed. */
  | { kind: 'number'; sign: '' | '+' | '-'; whole: string; fraction: string | null }
  /** Not a number; `text` is the input without invisible characters. */
  | { kind: 'unreadable'; text: string };

/** `٫`, slash (the Persian handwritten decimal mark), Latin and Arabic commas, and their fullwidth forms. */
const decimalMark = /[\u066b/,\u060c\uff0f\uff0c\uff0e]/g;

/**
 * `2½` and `½`. A digit after it would be joined to its decimals, so such a fraction is not replaced and remains
 * unreadable.
 */
const vulgarFraction = /[¼½¾](?![\d.])/g;

const shape = /^(?<before>[+-]?)(?<whole>\d{0,6})(?:\.(?<fraction>\d{0,6}))?(?<after>[+-]?)$/;

/**
 * Splits a typed number into sign, whole part and fraction. Accepts any digits and decimal marks, ¼ ½ ¾, and a sign
 * before or after. Digits separated by a space may be two numbers, so they are unreadable. `unit` matches a number
 * followed by its unit and captures the number.
 */
export function splitNumber(text: string, unit?: RegExp): TypedNumber {
  const typed = unify(text);
  const plain = unit ? typed.replace(unit, '$1') : typed;
  if (plain === '') return { kind: 'empty' };
  if (/\d\s+\d/.test(plain)) return { kind: 'unreadable', text: plain };
  const parts = shape.exec(plain.replace(/\s/g, ''))?.groups;
  if (!parts) return { kind: 'unreadable', text: plain };
  const { before = '', whole = '', fraction = null, after = '' } = parts;
  const isAmbiguous = before !== '' && after !== '';
  if (isAmbiguous || `${whole}${fraction ?? ''}` === '') return { kind: 'unreadable', text: plain };
  return { kind: 'number', sign: signOf(before || after), whole, fraction };
}

function unify(text: string): string {
  return withDecimals(plainCharacters(text).replace(decimalMark, '.')).trim();
}

/** Replaces ¼ ½ ¾ with their decimals. */
export function withDecimals(text: string): string {
  // They have consecutive code points from U+00BC on.
  return text.replace(vulgarFraction, (mark) => `.${(mark.charCodeAt(0) - 0xbb) * 25}`);
}

function signOf(text: string): '' | '+' | '-' {
  return text === '+' || text === '-' ? text : '';
}
