import { plainCharacters } from '../typed/characters.ts';

/** A document's number within its fiscal year. */
export interface InvoicePlace {
  year: number;
  number: number;
}

/** The number people use, `1405/12`. */
export const invoiceNumber = ({ year, number }: InvoicePlace): string => `${year}/${number}`;

/** Reads `1405/12`, or `12` for any year, in any digits; null for anything else. */
export function readInvoiceNumber(typed: string): { year: number | null; number: number } | null {
  const parts = /^(?:(1[34]\d\d)[/-])?(\d{1,9})$/.exec(plainCharacters(typed).replace(/\s/g, ''));
  if (!parts) return null;
  return { year: parts[1] === undefined ? null : Number(parts[1]), number: Number(parts[2]) };
}
