import { plainCharacters } from './characters.ts';

/** Reads a code of six digits, in any digits and with spaces; null if it is not valid. */
export function readSixDigits(typed: string): string | null {
  const code = plainCharacters(typed).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}
