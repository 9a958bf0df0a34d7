import { plainCharacters } from './characters.ts';

/** Hours only, or hours and minutes with or without a separator: `9`, `930`, `0930`, `9:30`, `9.30`, `9٫30`. */
const form = /^(?<hours>\d{1,2})(?:(?:\s?[:.\u066b\uff1a]\s?)?(?<minutes>\d\d))?$/;

/**
 * Reads a typed 24-hour time in any digits. Returns `09:30`, an empty text for nothing typed, or null if invalid.
 * Ambiguous times are invalid: `9:5` may be 9:05 or 9:50, and `9 pm` is not a 24-hour time.
 */
export function readTime(typed: string): string | null {
  const plain = plainCharacters(typed).trim();
  if (plain === '') return '';
  const { hours = '', minutes = '00' } = form.exec(plain)?.groups ?? {};
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
