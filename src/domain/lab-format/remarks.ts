import { type LabRecord, quoteField, writeRecord } from './records.ts';
import { plainText, readTexts, writeLines } from './text.ts';

/** Between the lines of remarks where they have to stand in one. */
const between = ' / ';

/**
 * Writes remarks. Readers in the field keep the first REM alone, so that all of the text stands there, however long the
 * record becomes; its lines, where there are several, follow under a label of our own.
 */
export function writeRemarks(remarks: string): string[] {
  if (remarks === '') return [];
  const lines = remarks.split(/\r\n|\n|\r/);
  const whole = lines.map((line) => line.trim()).filter((line) => line !== '');
  const text = lines.length === 1 ? remarks : whole.join(between);
  const record = writeRecord('REM', [quoteField(plainText(text))]);
  return lines.length === 1 ? [record] : [record, ...writeLines('_LINE', remarks)];
}

/** Our own lines, else those of a writer that begins a REM with each. */
export function readRemarks(records: readonly LabRecord[]): string {
  const own = readTexts(records, '_LINE');
  return (own.length > 0 ? own : readTexts(records, 'REM')).join('\n');
}
