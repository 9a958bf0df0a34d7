import { groupTraceRecords } from '../../../src/domain/frame/trace-records.ts';
import { labLabels } from '../../../src/domain/lab-file/labels.ts';
import type { LabRecord } from '../../../src/domain/lab-format/records.ts';
import { plainText } from '../../../src/domain/lab-format/text.ts';
import { type Dismissal, dismissal } from '../../../src/domain/rx/dismissal.ts';
import { readTexts } from './read-texts.ts';

/** Records that aren't part of the order, in file order. */
export function readKept(records: readonly LabRecord[]): string[] {
  const lines: string[] = [];
  const foreign = new Set(groupTraceRecords(records).others);
  const own = readTexts(records, '_KEPT')[Symbol.iterator]();
  for (const record of records) {
    const { label, line } = record;
    if (label === '_KEPT') lines.push(own.next().value ?? '');
    else if (!labLabels.has(label) || isForeignRow(record, foreign)) lines.push(plainText(line));
  }
  return lines;
}

function isForeignRow(record: LabRecord, foreign: ReadonlySet<LabRecord>): boolean {
  return /^[RLA]$/.test(record.label) && foreign.has(record);
}

/** Dismissed warnings in a file. Skips unreadable ones. */
export function readDismissals(records: readonly LabRecord[]): Dismissal[] {
  return readTexts(records, '_ACK').flatMap((text) => {
    const [, code, path, numbers] = /^(\S+) (\S+)(?: (.+))?$/.exec(text) ?? [];
    const params = numbers === undefined ? {} : { params: readNumbers(numbers) };
    return dismissal.safeParse({ code, path, ...params }).data ?? [];
  });
}

function readNumbers(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
