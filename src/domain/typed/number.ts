import { latinDigits } from './digits.ts';

/** A number as a person typed it, taken apart but not yet understood. */
export type TypedNumber =
  | { kind: 'empty' }
  /** `whole` and `fraction` are Latin digits; `fraction` is null where no decimal mark was typed. */
  | { kind: 'number'; sign: '' | '+' | '-'; whole: string; fraction: string | null }
  /** Not a number; `text` is what is left without invisible characters. */
  | { kind: 'unreadable'; text: string };

/** Bidi controls and zero-width characters, which pasted right-to-left text is full of. */
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Hyphens, dashes and minus signs, small and fullwidth ones, and the tatweel that Shift and the hyphen key give. */
const minusLike = /[\u2010-\u2015\u2212\u02d7\u0640\u207b\u208b\u2796\ufe58\ufe63\uff0d]/g;
const plusLike = /[\u207a\u208a\u2795\ufe62\uff0b]/g;

/** `٫`, slash (the mark of Persian handwriting), Latin and Arabic commas, and fullwidth forms of these. */
const decimalMark = /[\u066b/,\u060c\uff0f\uff0c\uff0e]/g;

const shape = /^(?<before>[+-]?)(?<whole>\d{0,6})(?:\.(?<fraction>\d{0,6}))?(?<after>[+-]?)$/;

/**
 * Takes a typed number apart: any digits, signs and marks of the trade, the sign before or behind.
 * A space between two digits may part two numbers, so it is not read over.
 */
export function takeNumberApart(text: string): TypedNumber {
  const plain = unify(text);
  if (plain === '') return { kind: 'empty' };
  if (/\d\s+\d/.test(plain)) return { kind: 'unreadable', text: plain };
  const parts = shape.exec(plain.replace(/\s/g, ''))?.groups;
  if (!parts) return { kind: 'unreadable', text: plain };
  const { before = '', whole = '', fraction = null, after = '' } = parts;
  const isAmbiguous = before !== '' && after !== '';
  if (isAmbiguous || `${whole}${fraction ?? ''}` === '') return { kind: 'unreadable', text: plain };
  return { kind: 'number', sign: signOf(before || after), whole, fraction };
}

/** Latin digits, one minus, one plus and nothing invisible; what parts or marks numbers is left as it is. */
export function plainCharacters(text: string): string {
  return latinDigits(text).replace(invisible, '').replace(minusLike, '-').replace(plusLike, '+');
}

function unify(text: string): string {
  return plainCharacters(text).replace(decimalMark, '.').trim();
}

function signOf(text: string): '' | '+' | '-' {
  return text === '+' || text === '-' ? text : '';
}
