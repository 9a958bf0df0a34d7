import { invalidInXml } from './xml-text.ts';

/** Whether every destination can store the text: PostgreSQL rejects NUL and lone surrogates, and workbooks are XML. */
export function isStorable(text: string): boolean {
  return text.search(invalidInXml) < 0;
}
