import { longestRecord, readRecords } from '../lab-format/records.ts';
import { plainText, writeText } from '../lab-format/text.ts';
import type { Dismissal } from '../rx/dismissal.ts';
import { isOwnLabel } from './labels.ts';

/**
 * Passes on the other records of a trace file under their own labels, unless this file uses the label itself. Rows
 * that look like those of the shape, and their format record, are wrapped in `_KEPT`.
 */
export function writeKept(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const isHeadOfRows = /^\w+FMT=/.test(line) && /^[RA]=/.test(lines[index + 1] ?? '');
    return isPassedOn(line) && !isHeadOfRows ? [line] : writeText('_KEPT', line);
  });
}

function isPassedOn(line: string): boolean {
  const [record] = readRecords(line);
  if (!record || isOwnLabel(record.label) || plainText(line) !== line) return false;
  if (!/^[A-Z][A-Z0-9]{0,11}=/.test(line)) return false;
  return new TextEncoder().encode(line).length <= longestRecord - '\r\n'.length;
}

/** A dismissed warning as text: code, field and the numbers in its message. */
export function writeDismissal({ code, path, params }: Dismissal): string {
  const numbers = params ? ` ${JSON.stringify(params)}` : '';
  return `${code} ${path}${numbers}`;
}
