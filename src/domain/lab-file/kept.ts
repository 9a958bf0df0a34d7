import { partTraces } from '../frame/trace-records.ts';
import { type LabRecord, longestRecord, readRecords } from '../lab-format/records.ts';
import { plainText, readTexts, writeText } from '../lab-format/text.ts';
import { type Acknowledgement, acknowledgement } from '../rx/acknowledgement.ts';
import { isOwnLabel, labLabels } from './labels.ts';

/**
 * Passes on the other records of a trace file under their own labels, unless this file uses the label itself. Rows
 * that look like those of the shape, and their format record, are wrapped in `_KEPT`.
 */
export function writeKept(lines: readonly string[]): string[] {
  return lines.flatMap((line, place) => {
    const isHeadOfRows = /^\w+FMT=/.test(line) && /^[RA]=/.test(lines[place + 1] ?? '');
    return isPassedOn(line) && !isHeadOfRows ? [line] : writeText('_KEPT', line);
  });
}

function isPassedOn(line: string): boolean {
  const [record] = readRecords(line);
  if (!record || isOwnLabel(record.label) || plainText(line) !== line) return false;
  if (!/^[A-Z][A-Z0-9]{0,11}=/.test(line)) return false;
  return new TextEncoder().encode(line).length <= longestRecord - '\r\n'.length;
}

/** Records that are not part of the order, in file order. */
export function readKept(records: readonly LabRecord[]): string[] {
  const lines: string[] = [];
  const foreign = new Set(partTraces(records).others);
  const own = readTexts(records, '_KEPT')[Symbol.iterator]();
  for (const record of records) {
    const { label, line } = record;
    if (label === '_KEPT') lines.push(own.next().value ?? '');
    else if (!labLabels.has(label) || isForeignRow(record, foreign)) lines.push(plainText(line));
  }
  return lines;
}

function isForeignRow(record: LabRecord, foreign: ReadonlySet<LabRecord>): boolean {
  return (record.label === 'R' || record.label === 'A') && foreign.has(record);
}

/** A dismissed warning as text: code, field and the numbers in its message. */
export function writeAcknowledged({ code, path, params }: Acknowledgement): string {
  const numbers = params ? ` ${JSON.stringify(params)}` : '';
  return `${code} ${path}${numbers}`;
}

/** Dismissed warnings of a file; unreadable ones are skipped. */
export function readAcknowledged(records: readonly LabRecord[]): Acknowledgement[] {
  return readTexts(records, '_ACK').flatMap((text) => {
    const [, code, path, numbers] = /^(\S+) (\S+)(?: (.+))?$/.exec(text) ?? [];
    const params = numbers === undefined ? {} : { params: readNumbers(numbers) };
    return acknowledgement.safeParse({ code, path, ...params }).data ?? [];
  });
}

function readNumbers(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
