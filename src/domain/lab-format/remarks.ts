import { type LabRecord, quoteField, writeRecord } from './records.ts';
import { plainText, readTexts, writeLines } from './text.ts';

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

/** Reads our private lines, or else a REM record for each line, as other writers do. */
export function readRemarks(records: readonly LabRecord[]): string {
  const own = readTexts(records, '_LINE');
  return (own.length > 0 ? own : readTexts(records, 'REM')).join('\n');
}
