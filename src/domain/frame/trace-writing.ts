import { writeRecord } from '../lab-format/records.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Trace } from './trace.ts';

/** Values per row, as tracers write them: with five digits each, a row fits into a record's 80 bytes. */
const rowLength = 10;

/** Writes one eye's shape as records: format 1, ten values per row. */
export function writeTrace(side: EyeSide, { radii, angles }: Trace): string[] {
  const eye = side === 'right' ? 'R' : 'L';
  const spacing = angles === null ? 'E' : 'U';
  const head = writeRecord('TRCFMT', ['1', String(radii.length), spacing, eye, 'F']);
  return [head, ...writeRows('R', radii), ...(angles === null ? [] : writeRows('A', angles))];
}

function writeRows(label: 'R' | 'A', values: readonly number[]): string[] {
  const rows: string[] = [];
  for (let start = 0; start < values.length; start += rowLength) {
    rows.push(writeRecord(label, values.slice(start, start + rowLength).map(String)));
  }
  return rows;
}
