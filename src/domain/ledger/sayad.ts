import { plainCharacters } from '../typed/characters.ts';

/** Reads a Sayad id as it is typed or printed, in groups and in the digits of either language; null if it has not 16. */
export function readSayad(typed: string): string | null {
  const plain = plainCharacters(typed).replace(/[\s-]/g, '');
  return /^\d{16}$/.test(plain) ? plain : null;
}
