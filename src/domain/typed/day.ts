import { persianBegin } from '../vocabulary/persian-calendar.ts';
import { plainCharacters } from './characters.ts';

function beginOf(year: number, month: number, day: number): number {
  return year < 1500 ? persianBegin(year, month, day) : Date.UTC(year, month - 1, day);
}

/** Years 1300 to 1499 belong to the Persian calendar, 1900 to 2199 to the Gregorian one. */
const form = /^((?:1[349]|2[01])\d\d)([/.-])(0?[1-9]|1[0-2])\2(\d\d?)$/;

/**
 * Reads a typed date, year first, in any digits. The year determines whether the calendar is Persian or Gregorian.
 * Returns `2026-11-23`, an empty text for nothing typed, or null if invalid.
 */
export function readDay(typed: string): string | null {
  const plain = plainCharacters(typed).replace(/\s/g, '');
  if (plain === '') return '';
  const parts = form.exec(plain.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1/$2/$3'));
  const [year = 0, , month = 0, day = 0] = parts?.slice(1).map(Number) ?? [];
  const at = beginOf(year, month, day);
  const next = beginOf(year + Number(month === 12), (month % 12) + 1, 1);
  return day > 0 && at < next ? new Date(at).toISOString().slice(0, 10) : null;
}
