import { xmlLacks } from './xml-text.ts';

/**
 * Whether every program the text goes to can hold it: PostgreSQL takes no NUL and no lone surrogates, and workbooks are
 * XML.
 */
export function isStorable(text: string): boolean {
  return text.search(xmlLacks) < 0;
}
