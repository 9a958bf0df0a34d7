import { longestRecord, writeRecord } from './lab-records.ts';
import type { EyeSide } from './prescription.ts';
import type { Trace } from './trace.ts';

/** Values written to a row, as tracers do. */
const rowLength = 10;

/** Writes the shape of one eye: format 1, and as many values a row as tracers write and a record holds. */
export function writeTrace(side: EyeSide, { radii, angles }: Trace): string[] {
  const eye = side === 'right' ? 'R' : 'L';
  const spacing = angles === null ? 'E' : 'U';
  const head = writeRecord('TRCFMT', ['1', String(radii.length), spacing, eye, 'F']);
  return [head, ...writeRows('R', radii), ...(angles === null ? [] : writeRows('A', angles))];
}

function writeRows(label: 'R' | 'A', values: readonly number[]): string[] {
  const widest = Math.max(...values.map((value) => String(value).length));
  const room = Math.floor((longestRecord - `${label}=\r\n`.length) / (widest + 1));
  const length = Math.min(rowLength, room);
  const rows: string[] = [];
  for (let start = 0; start < values.length; start += length) {
    rows.push(writeRecord(label, values.slice(start, start + length).map(String)));
  }
  return rows;
}
