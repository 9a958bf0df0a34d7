import { plainCharacters } from '../typed/characters.ts';
import { readPower } from '../typed/power.ts';
import { meaningOf } from './words.ts';

/**
 * A cell of a possible grid heading. `unread`: a number that is not a power; `large`: one beyond every stock lens,
 * which is the grid's diameter or a quantity.
 */
export type HeadingCell =
  | { readonly kind: 'power'; readonly value: number; readonly sign: '' | '+' | '-' }
  | { readonly kind: 'blank' | 'total' | 'text' | 'unread' | 'large' };

/** Hundredths of a dioptre. */
const strongest = 3000;

const looksLikeNumber = /^[+-]?[\d.,/\u066b\s]*\d[\d.,/\u066b\s]*[+-]?$/;

/** Reads a heading of a grid, or a row's value below the corner. */
export function headingCell(text: string): HeadingCell {
  const reading = readPower(text, { sign: 'optional', isSpoken: true });
  if (reading.kind === 'empty') return { kind: 'blank' };
  const plain = plainCharacters(text);
  if (reading.kind === 'power') {
    if (Math.abs(reading.value) > strongest) return { kind: 'large' };
    const sign = plain.includes('-') ? '-' : plain.includes('+') ? '+' : '';
    return { kind: 'power', value: reading.value, sign };
  }
  if (meaningOf(text) === 'total') return { kind: 'total' };
  const isNumber = reading.kind === 'problem' && looksLikeNumber.test(plain.trim());
  return { kind: isNumber ? 'unread' : 'text' };
}
