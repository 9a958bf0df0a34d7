import { readScaled } from './lab-number.ts';
import { type LabRecord, readRecords } from './lab-records.ts';
import type { EyeSide } from './prescription.ts';
import { mirrorTrace, type Trace } from './trace.ts';
import type { TraceProblem } from './trace-problem.ts';
import { isTraceRecord, readTraceBlocks, type TraceBlock } from './trace-records.ts';

/** Most bytes of a trace file: 5 MB. A file's size is looked at before it is read, its text again. */
export const largestTraceFile = 5 * 1024 * 1024;

/** The shapes of a pair of lenses. */
export interface TraceFile {
  readonly right: Trace;
  readonly left: Trace;
  /** The eye that the file left out: the other one mirrored. */
  readonly mirrored: EyeSide | null;
  /** Distance between the lenses as the file says, tenths of a millimetre. */
  readonly dbl: number | null;
  /** Everything else in the file, as it came. */
  readonly kept: readonly LabRecord[];
}

export type TraceReading =
  | { kind: 'trace'; trace: TraceFile }
  | { kind: 'problem'; problem: TraceProblem };

/** Reads a trace file (`.oma`, `.vca`); never throws. What it cannot be sure of it refuses, and says why. */
export function readTraceFile(text: string): TraceReading {
  const format = binaryFormatOf(text);
  if (text.length > largestTraceFile) return refuse({ code: 'traceTooLarge' });
  if (format) return refuse({ code: 'traceBinary', params: { format } });
  const records = readRecords(text);
  const read = readTraceBlocks(records);
  if (read.kind === 'problem') return read;
  if (read.blocks.length === 0) return refuse({ code: 'traceMissing' });
  const dbl = records.find(({ label }) => label === 'DBL')?.fields[0] ?? '';
  return {
    kind: 'trace',
    trace: {
      ...pairOf(read.blocks),
      dbl: readScaled(dbl, 1) || null,
      kept: records.filter((record) => !isTraceRecord(record)),
    },
  };
}

function refuse(problem: TraceProblem): TraceReading {
  return { kind: 'problem', problem };
}

/** How files that people take for traces begin. */
const signatures: readonly [start: string, format: string][] = [
  ['%PDF', 'PDF'],
  ['PK\u0003\u0004', 'ZIP'],
  ['\u0089PNG', 'PNG'],
  ['\ufffdPNG', 'PNG'],
  ['GIF8', 'GIF'],
  ['AutoCAD Binary DXF', 'DXF'],
];

function binaryFormatOf(text: string): string | undefined {
  const known = signatures.find(([start]) => text.startsWith(start));
  return known?.[1] ?? (text.includes('\0') ? 'binary' : undefined);
}

function pairOf(blocks: readonly TraceBlock[]): Pick<TraceFile, 'right' | 'left' | 'mirrored'> {
  const given = { right: shapeOf(blocks, 'right'), left: shapeOf(blocks, 'left') };
  const right = given.right ?? mirrorTrace(given.left ?? { radii: [], angles: null });
  const left = given.left ?? mirrorTrace(right);
  return { right, left, mirrored: given.right ? (given.left ? null : 'left') : 'right' };
}

function shapeOf(blocks: readonly TraceBlock[], side: EyeSide): Trace | undefined {
  return blocks.find((block) => block.side === side || (block.side === 'both' && side === 'right'))
    ?.trace;
}
