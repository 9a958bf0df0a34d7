import type { LabRecord } from './lab-records.ts';
import type { EyeSide } from './prescription.ts';
import type { Trace } from './trace.ts';
import type { TraceProblem } from './trace-problem.ts';
import { readTrace } from './trace-rows.ts';

/** Formats of radii other than plain text, by the number a file gives them (public sources). */
const binaryFormats: ReadonlyMap<string, string> = new Map([
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

/** Whether a record belongs to a trace. */
export function isTraceRecord({ label }: LabRecord): boolean {
  return label === 'TRCFMT' || label === 'R' || label === 'A';
}

/** Reads every shape among the records of a file; other records are passed over. */
export function readTraceBlocks(records: readonly LabRecord[]): TraceBlocks {
  const blocks: TraceBlock[] = [];
  for (const group of groupByFormat(records.filter(isTraceRecord))) {
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

function groupByFormat(records: readonly LabRecord[]): LabRecord[][] {
  const groups: LabRecord[][] = [];
  for (const record of records) {
    const group = groups.at(-1);
    if (record.label === 'TRCFMT' || !group) groups.push([record]);
    else group.push(record);
  }
  return groups;
}

function readBlock(group: readonly LabRecord[]): TraceBlock | TraceProblem {
  const [head] = group;
  if (head?.label !== 'TRCFMT') return { code: 'traceMissing' };
  const [format = '', count = '', spacing = '', eye = ''] = head.fields;
  const side = sides.get(eye);
  if (/^(?:0|[2-9]|\d\d)$/.test(format)) return unsupported(format);
  const isSound = format === '1' && /^\d{1,6}$/.test(count) && /^[EU]$/.test(spacing);
  if (!isSound || !side) return { code: 'traceFormat', params: { line: head.line.slice(0, 80) } };
  const trace = readTrace(group, Number(count), spacing === 'U');
  return 'code' in trace ? trace : { side, trace };
}

function unsupported(format: string): TraceProblem {
  const name = binaryFormats.get(format);
  return { code: 'traceBinary', params: { format: name ?? `TRCFMT=${format}` } };
}
