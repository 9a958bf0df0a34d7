import type { LabRecord } from '../../../src/domain/lab-format/records.ts';
import { continuationOf, plainText } from '../../../src/domain/lab-format/text.ts';

/** All texts under a label, with their continuations, starting at the field `place`. */
export function readTexts(records: readonly LabRecord[], label: string, place = 0): string[] {
  const texts: string[] = [];
  for (const record of records) {
    const text = plainText(record.fields[place] ?? '');
    if (record.label === label) texts.push(text);
    if (record.label === continuationOf(label)) texts.push((texts.pop() ?? '') + text);
  }
  return texts;
}

/** Reads our private lines, or else one line from each REM record, as other writers use them. */
export function readRemarks(records: readonly LabRecord[]): string {
  const own = readTexts(records, '_LINE');
  return (own.length > 0 ? own : readTexts(records, 'REM')).join('\n');
}
