import { readScaled } from '../lab-format/number.ts';
import { type LabRecord, readRecords } from '../lab-format/records.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import { mirrorTrace } from './mirror-trace.ts';
import type { Trace } from './trace.ts';
import { largestTraceFile, type TraceProblem } from './trace-problem.ts';
import {
  encodedTrace,
  groupTraceRecords,
  readTraceBlocks,
  type TraceBlock,
} from './trace-records.ts';

/** Shapes of both lenses, read from a trace file. */
export interface TraceFile {
  readonly right: Trace;
  readonly left: Trace;
  /** The eye missing from the file; its shape mirrors the other one. */
  readonly mirrored: EyeSide | null;
  /** DBL from the file, tenths of a millimetre. */
  readonly dbl: number | null;
  /** All other records of the file, unchanged. */
  readonly kept: readonly LabRecord[];
}

export type TraceReading =
  | { kind: 'trace'; trace: TraceFile }
  | { kind: 'problem'; problem: TraceProblem };

/** Reads a trace file (`.oma`, `.vca`). Never throws; refuses a doubtful file with the reason. */
export function readTraceFile(text: string): TraceReading {
  if (text.length > largestTraceFile) return refuse({ code: 'traceTooLarge' });
  const plain = withoutPadding(text);
  const binary = binaryProblemOf(plain);
  if (binary) return refuse(binary);
  const records = readRecords(plain);
  const read = readTraceBlocks(records);
  if (read.kind === 'problem') return read;
  if (read.blocks.length === 0) return refuse({ code: 'traceMissing' });
  const dbl = records.find(({ label }) => label === 'DBL')?.fields[0] ?? '';
  return {
    kind: 'trace',
    trace: {
      ...pairOf(read.blocks),
      dbl: readScaled(dbl, 1) || null,
      kept: groupTraceRecords(records).others,
    },
  };
}

function refuse(problem: TraceProblem): TraceReading {
  return { kind: 'problem', problem };
}

/** First characters of other files that people choose by mistake. */
const signatures: readonly [start: string, format: string][] = [
  ['%PDF', 'PDF'],
  ['PK\u0003\u0004', 'ZIP'],
  ['\u0089PNG', 'PNG'],
  ['\ufffdPNG', 'PNG'],
  ['GIF8', 'GIF'],
  ['AutoCAD Binary DXF', 'DXF'],
];

/** Devices pad their last block with NUL or end the text with the DOS end-of-file character. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\0' || text[end - 1] === '\u001a')) end -= 1;
  return text.slice(0, end);
}

/** A trace file with binary radii states their format; any other binary is not a trace file. */
function binaryProblemOf(text: string): TraceProblem | null {
  const known = signatures.find(([start]) => text.startsWith(start));
  if (known) return { code: 'traceBinary', params: { format: known[1] } };
  if (!text.includes('\0')) return null;
  const [, format] = /^ *TRCFMT *= *([2-9])/m.exec(text) ?? [];
  return format ? encodedTrace(format) : { code: 'traceBinary', params: { format: 'binary' } };
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
