import { plainCharacters } from '../typed/characters.ts';

/** A recovery code as typed, without what may be between its letters; null if it is not valid. */
export function readRecoveryCode(typed: string): string | null {
  const code = plainCharacters(typed).toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-z]{16}$/.test(code) ? code : null;
}
