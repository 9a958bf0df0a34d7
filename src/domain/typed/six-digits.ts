import { plainCharacters } from './characters.ts';

/** Reads a six-digit code, in any digits and with spaces; null if invalid. */
export function readSixDigits(typed: string): string | null {
  const code = plainCharacters(typed).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}
