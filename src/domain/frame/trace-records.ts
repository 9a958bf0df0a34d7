import type { LabRecord } from '../lab-format/records.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Trace } from './trace.ts';
import type { TraceProblem } from './trace-problem.ts';
import { isUnmeasured, type RadiusLabel, readTrace, valuesOf } from './trace-rows.ts';

/** Binary formats of radii, by their number in the file (public sources). */
const encodedFormats: ReadonlyMap<string, string> = new Map([
  ['2', 'binary absolute'],
  ['3', 'binary differential'],
  ['4', 'packed binary'],
]);

/** Formats of other data that use the row labels of radii: thicknesses, drillings, cribs, surfaces (public sources). */
const otherFormats: ReadonlySet<string> = new Set(['STHKFMT', 'DRLFMT', 'CRIBFMT', 'SURFMT']);

/** A shape in a file. `both`: one shape for the pair, given as the right lens. */
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

/** A file's records in file order: groups by shape, each starting with its format record, and all other records. */
export interface GroupedTraceRecords {
  readonly groups: readonly (readonly LabRecord[])[];
  readonly others: readonly LabRecord[];
}

/**
 * Groups a file's records by shape. A row belongs to the format record before it: thicknesses (STHKFMT) also have R
 * rows, and depths (ZFMT) may appear between a shape's rows. Rows after an unknown format may be a shape, so they form
 * a separate, unreadable group.
 */
export function groupTraceRecords(records: readonly LabRecord[]): GroupedTraceRecords {
  const groups: LabRecord[][] = [];
  const others: LabRecord[] = [];
  let head: LabRecord | undefined;
  for (const record of records) {
    if (isFormat(record) && record.label !== 'ZFMT') head = record;
    const group = groups.at(-1);
    if (record.label.endsWith('TRCFMT')) groups.push([record]);
    else if (!isShapeRow(record, head)) others.push(record);
    else if (group && group[0] === head) group.push(record);
    else groups.push(head ? [head, record] : [record]);
  }
  return { groups, others };
}

function isShapeRow({ label }: LabRecord, head: LabRecord | undefined): boolean {
  return /^[RLA]$/.test(label) && !otherFormats.has(head?.label ?? '');
}

function isFormat({ label }: LabRecord): boolean {
  return label.endsWith('FMT');
}

/** Reads all shapes; other records are skipped. */
export function readTraceBlocks(records: readonly LabRecord[]): TraceBlocks {
  const blocks: TraceBlock[] = [];
  for (const group of groupTraceRecords(records).groups) {
    if (isAbsent(group)) continue;
    const read = readGroup(group);
    if ('code' in read) return { kind: 'problem', problem: read };
    for (const block of read) {
      if (blocks.some(({ side }) => overlaps(side, block.side))) {
        return { kind: 'problem', problem: { code: 'traceTwice' } };
      }
      blocks.push(block);
    }
  }
  return { kind: 'blocks', blocks };
}

function overlaps(one: TraceBlock['side'], other: TraceBlock['side']): boolean {
  return one === other || one === 'both' || other === 'both';
}

/** Format 0: this eye was not traced. Such a record is contradictory if it has radii after all. */
function isAbsent([head, ...rows]: readonly LabRecord[]): boolean {
  const isEmpty = (['R', 'L'] as const).every((label) => valuesOf(rows, label).every(isUnmeasured));
  return head?.label === 'TRCFMT' && head.fields[0] === '0' && isEmpty;
}

function readGroup(group: readonly LabRecord[]): TraceBlock[] | TraceProblem {
  const [head] = group;
  if (!head || !isFormat(head)) return { code: 'traceMissing' };
  const [format = '', count = '', spacing = '', eye = ''] = head.fields;
  const side = sides.get(eye.toUpperCase());
  const isTrace = head.label === 'TRCFMT';
  if (isTrace && /^(?:[2-9]|\d\d)$/.test(format)) return encodedTrace(format);
  const isSound = format === '1' && /^\d{1,6}$/.test(count) && /^[EU]$/i.test(spacing);
  if (!isTrace || !isSound || !side) return refuseLine('traceFormat', head);
  const isUneven = /U/i.test(spacing);
  const shapes = shapesOf(group, side, isUneven);
  if (!shapes) return refuseLine('traceSide', head);
  const blocks: TraceBlock[] = [];
  for (const [shown, label] of shapes) {
    const trace = readTrace(group, { label, eye: shown, expected: Number(count), isUneven });
    if ('code' in trace) return trace;
    blocks.push({ side: shown, trace });
  }
  return blocks;
}

type Shapes = readonly (readonly [side: TraceBlock['side'], label: RadiusLabel])[];

/**
 * Which rows are the radii of which eye. R rows belong to the eye in the format record; some writers add the left eye
 * to the right eye's record as L rows. Null if the rows contradict the record or it is unclear which eye the angles
 * belong to.
 */
function shapesOf(
  group: readonly LabRecord[],
  side: TraceBlock['side'],
  isUneven: boolean,
): Shapes | null {
  const has = (label: RadiusLabel) => group.some((record) => record.label === label);
  if (!has('L')) return [[side, 'R']];
  if (side === 'left') return has('R') ? null : [['left', 'L']];
  return has('R') && !isUneven
    ? [
        ['right', 'R'],
        ['left', 'L'],
      ]
    : null;
}

function refuseLine(code: 'traceFormat' | 'traceSide', { line }: LabRecord): TraceProblem {
  return { code, params: { line: line.slice(0, 80) } };
}

/** Refuses a shape whose radii are encoded. */
export function encodedTrace(format: string): TraceProblem {
  const name = encodedFormats.get(format);
  const shown = name ? `TRCFMT=${format}, ${name}` : `TRCFMT=${format}`;
  return { code: 'traceEncoded', params: { format: shown } };
}
