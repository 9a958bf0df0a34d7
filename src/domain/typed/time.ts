import { plainCharacters } from './characters.ts';

/** Only hours, or hours and minutes with or without a mark between them: `9`, `930`, `0930`, `9:30`, `9.30`, `9٫30`. */
const form = /^(?<hours>\d{1,2})(?:(?:\s?[:.\u066b\uff1a]\s?)?(?<minutes>\d\d))?$/;

/**
 * Reads a time of the 24-hour clock as people type it, in any digits. The time as `09:30`; empty
 * for nothing typed; null if invalid. Ambiguous times are invalid: `9:5` may be five past or ten
 * to, `9 pm` is of another clock.
 */
export function readTime(typed: string): string | null {
  const plain = plainCharacters(typed).trim();
  if (plain === '') return '';
  const { hours = '', minutes = '00' } = form.exec(plain)?.groups ?? {};
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
