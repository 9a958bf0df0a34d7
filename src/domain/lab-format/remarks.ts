import { quoteField, writeRecord } from './records.ts';
import { plainText, writeLines } from './text.ts';

/** Separates lines of remarks in a single record. */
const between = ' / ';

/**
 * Writes remarks. Many readers keep only the first REM record, so it holds the whole text, however long; the separate
 * lines follow under a private label.
 */
export function writeRemarks(remarks: string): string[] {
  if (remarks === '') return [];
  const lines = remarks.split(/\r\n|\n|\r/);
  const whole = lines.map((line) => line.trim()).filter((line) => line !== '');
  const text = lines.length === 1 ? remarks : whole.join(between);
  const record = writeRecord('REM', [quoteField(plainText(text))]);
  return lines.length === 1 ? [record] : [record, ...writeLines('_LINE', remarks)];
}
