import { plainCharacters } from '../typed/characters.ts';

/**
 * Reads a Sayad id as typed or printed, in groups and in either language's digits; null if it does not have 16 digits.
 */
export function readSayad(typed: string): string | null {
  const plain = plainCharacters(typed).replace(/[\s-]/g, '');
  return /^\d{16}$/.test(plain) ? plain : null;
}
