import type { LabRecord } from '../lab-format/records.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Trace } from './trace.ts';
import type { TraceProblem } from './trace-problem.ts';
import { readTrace } from './trace-rows.ts';

/** Formats of radii other than plain numbers, by the number a file gives them (public sources). */
const encodedFormats: ReadonlyMap<string, string> = new Map([
  ['2', 'binary absolute'],
  ['3', 'binary differential'],
  ['4', 'packed binary'],
]);

/** One block of a file: a TRCFMT record and the rows behind it. `both` is one shape for the pair, given as the right. */
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

/** The records of each shape in a file, its TRCFMT first, and everything else, in the order it stands. */
export interface PartedTraces {
  readonly groups: readonly (readonly LabRecord[])[];
  readonly others: readonly LabRecord[];
}

/**
 * Parts the records of a file. A row belongs to the format before it: thicknesses (STHKFMT) have rows of radii as well,
 * and depths (ZFMT) stand between a shape's own.
 */
export function partTraces(records: readonly LabRecord[]): PartedTraces {
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

/** Reads every shape among the records of a file; other records are passed over. */
export function readTraceBlocks(records: readonly LabRecord[]): TraceBlocks {
  const blocks: TraceBlock[] = [];
  for (const group of partTraces(records).groups) {
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

/** Format 0: the tracer had nothing of this eye. */
function isAbsent([head]: readonly LabRecord[]): boolean {
  return head?.label === 'TRCFMT' && head.fields[0] === '0';
}

function readBlock(group: readonly LabRecord[]): TraceBlock | TraceProblem {
  const [head] = group;
  if (head?.label !== 'TRCFMT') return { code: 'traceMissing' };
  const [format = '', count = '', spacing = '', eye = ''] = head.fields;
  const side = sides.get(eye);
  if (/^(?:[2-9]|\d\d)$/.test(format)) return encoded(format);
  const isSound = format === '1' && /^\d{1,6}$/.test(count) && /^[EU]$/.test(spacing);
  if (!isSound || !side) return { code: 'traceFormat', params: { line: head.line.slice(0, 80) } };
  const trace = readTrace(group, Number(count), spacing === 'U');
  return 'code' in trace ? trace : { side, trace };
}

/** Why a shape in a format other than plain numbers cannot be read. */
export function encoded(format: string): TraceProblem {
  const name = encodedFormats.get(format);
  const told = name ? `TRCFMT=${format}, ${name}` : `TRCFMT=${format}`;
  return { code: 'traceEncoded', params: { format: told } };
}
