import { plainCharacters } from './characters.ts';

/** An Iranian mobile number in international form: `+98` and ten digits, the first of them 9. */
export const mobileForm = /^\+989\d{9}$/;

/**
 * Reads a typed Iranian mobile number: in any digits, with spaces or hyphens, beginning with 09, 9, 98, 0098 or +98.
 * Empty for nothing typed; null if it is not valid. Source: Iran's numbering plan, E.164 +98 9.
 */
export function readMobile(typed: string): string | null {
  const plain = plainCharacters(typed).replace(/[\s()-]/g, '');
  if (plain === '') return '';
  const digits = plain.replace(/^(\+|00)?98(?=9\d{9}$)|^0(?=9\d{9}$)/, '');
  return /^9\d{9}$/.test(digits) ? `+98${digits}` : null;
}

/**
 * Search texts for a mobile number in international form, for any grouping: `0912 345 6789`, `+98912…`, its last four
 * digits. None for an empty number.
 */
export function mobileTexts(mobile: string): string[] {
  if (mobile === '') return [];
  const national = mobile.slice('+98'.length);
  return [mobile, `0${national}`, national, national.slice(3, 6), national.slice(6)];
}

/** Formats a mobile number as is usual in Iran: `0912 345 6789`. */
export function writeMobile(mobile: string): string {
  return mobile.replace(/^\+98(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3');
}
