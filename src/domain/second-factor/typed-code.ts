import { plainCharacters } from '../typed/characters.ts';

/** Reads a typed recovery code, ignoring spaces and hyphens; null if it is not valid. */
export function readRecoveryCode(typed: string): string | null {
  const code = plainCharacters(typed).toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-z]{16}$/.test(code) ? code : null;
}
