import { plainCharacters } from '../typed/number.ts';

/** The six digits of an app's code as typed, in any digits and with spaces; null if it is not valid. */
export function readAppCode(typed: string): string | null {
  const code = plainCharacters(typed).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** A recovery code as typed, without what may be between its letters; null if it is not valid. */
export function readRecoveryCode(typed: string): string | null {
  const code = plainCharacters(typed).toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-z]{16}$/.test(code) ? code : null;
}
