import type { LabRecord } from '../lab-format/records.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Trace } from './trace.ts';
import type { TraceProblem } from './trace-problem.ts';
import { readTrace } from './trace-rows.ts';

/** Binary formats of radii, by their number in a file (public sources). */
const encodedFormats: ReadonlyMap<string, string> = new Map([
  ['2', 'binary absolute'],
  ['3', 'binary differential'],
  ['4', 'packed binary'],
]);

/** A TRCFMT record with its rows. `both`: one shape for the pair, given as the right one. */
export interface TraceBlock {
  readonly side: EyeSide | 'both';
  readonly trace: Trace;
}

export type TraceBlocks =
  | { kind: 'blocks'; blocks: TraceBlock[] }
  | { kind: 'problem'; problem: TraceProblem };

const sides: ReadonlyMap<string, TraceBlock['side']> = new Map([
  ['R', 'right'],
  ['L', 'left'],
  ['B', 'both'],
]);

/** A file's records grouped by shape, TRCFMT first, and all others, in file order. */
export interface GroupedTraceRecords {
  readonly groups: readonly (readonly LabRecord[])[];
  readonly others: readonly LabRecord[];
}

/**
 * Groups a file's records by shape. A row belongs to the format record before it: thicknesses (STHKFMT) also have R
 * rows, and depths (ZFMT) may come between a shape's rows.
 */
export function groupTraceRecords(records: readonly LabRecord[]): GroupedTraceRecords {
  const groups: LabRecord[][] = [];
  const others: LabRecord[] = [];
  let isForeign = false;
  for (const record of records) {
    const { label } = record;
    if (/FMT$/.test(label) && label !== 'ZFMT') isForeign = label !== 'TRCFMT';
    const isRow = (label === 'R' || label === 'A') && !isForeign;
    const group = groups.at(-1);
    if (label === 'TRCFMT' || (isRow && !group)) groups.push([record]);
    else if (isRow) group?.push(record);
    else others.push(record);
  }
  return { groups, others };
}

/** Reads all shapes; other records are skipped. */
export function readTraceBlocks(records: readonly LabRecord[]): TraceBlocks {
  const blocks: TraceBlock[] = [];
  for (const group of groupTraceRecords(records).groups) {
    if (isAbsent(group)) continue;
    const read = readBlock(group);
    if ('code' in read) return { kind: 'problem', problem: read };
    if (blocks.some(({ side }) => overlaps(side, read.side))) {
      return { kind: 'problem', problem: { code: 'traceTwice' } };
    }
    blocks.push(read);
  }
  return { kind: 'blocks', blocks };
}

function overlaps(one: TraceBlock['side'], other: TraceBlock['side']): boolean {
  return one === other || one === 'both' || other === 'both';
}

/** Format 0: this eye was not traced. */
function isAbsent([head]: readonly LabRecord[]): boolean {
  return head?.label === 'TRCFMT' && head.fields[0] === '0';
}

function readBlock(group: readonly LabRecord[]): TraceBlock | TraceProblem {
  const [head] = group;
  if (head?.label !== 'TRCFMT') return { code: 'traceMissing' };
  const [format = '', count = '', spacing = '', eye = ''] = head.fields;
  const side = sides.get(eye);
  if (/^(?:[2-9]|\d\d)$/.test(format)) return encodedTrace(format);
  const isSound = format === '1' && /^\d{1,6}$/.test(count) && /^[EU]$/.test(spacing);
  if (!isSound || !side) return { code: 'traceFormat', params: { line: head.line.slice(0, 80) } };
  const trace = readTrace(group, Number(count), spacing === 'U');
  return 'code' in trace ? trace : { side, trace };
}

/** Refuses a shape whose radii are encoded. */
export function encodedTrace(format: string): TraceProblem {
  const name = encodedFormats.get(format);
  const told = name ? `TRCFMT=${format}, ${name}` : `TRCFMT=${format}`;
  return { code: 'traceEncoded', params: { format: told } };
}
