import { plainCharacters } from './number.ts';

const dayMs = 86_400_000;

/**
 * The instant (ms since 1970, UTC) at which a day of the Persian calendar begins. Leap years by the 33-year cycle, which
 * agrees with the official calendar from 1300 to 1470 (Borkowski 1996).
 */
function persianBegin(year: number, month: number, day: number): number {
  const cycled = year + 1595;
  const leapDays = Math.floor(cycled / 33) * 8 + Math.floor(((cycled % 33) + 3) / 4);
  const ofMonths = month < 7 ? month * 31 - 31 : month * 30 - 24;
  return (365 * cycled + leapDays + ofMonths + day - 1_075_196) * dayMs;
}

function beginOf(year: number, month: number, day: number): number {
  return year < 1500 ? persianBegin(year, month, day) : Date.UTC(year, month - 1, day);
}

/** Years 1300 to 1499 are of the Persian calendar, 1900 to 2199 of the Gregorian one. */
const form = /^((?:1[349]|2[01])\d\d)([/.-])(0?[1-9]|1[0-2])\2(\d\d?)$/;

/**
 * Reads a date as people type it, year first, in any digits, in the Persian or the Gregorian
 * calendar, decided by the year. The day as `2026-11-23`; empty for nothing typed; null if it is
 * not valid.
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
