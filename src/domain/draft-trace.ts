import type { RxDraft } from './rx-draft.ts';
import { keptRecords } from './rx-trace.ts';
import type { Trace } from './trace.ts';
import { readTraceFile, type TraceFile } from './trace-file.ts';
import type { TraceProblem } from './trace-problem.ts';
import { shapeOfTrace, type TraceShape } from './trace-shape.ts';

type DraftTrace = NonNullable<RxDraft['trace']>;

/** What a trace tells of a frame, tenths of a millimetre. */
export type TraceMeasures = Pick<TraceShape, 'a' | 'b' | 'ed' | 'circumference'>;

/** What a file gives an order, or why it gives nothing. */
export type DraftTraceReading =
  | { kind: 'trace'; trace: DraftTrace; measures: TraceMeasures; dbl: number | null }
  | { kind: 'problem'; problem: TraceProblem };

/** Reads a trace file for an order that is being composed; never throws. */
export function readDraftTrace(text: string): DraftTraceReading {
  const reading = readTraceFile(text);
  if (reading.kind === 'problem') return reading;
  const trace = carried(reading.trace);
  return { kind: 'trace', trace, measures: measuresOfTrace(trace), dbl: reading.trace.dbl };
}

/** By the right eye; where the file left that out, by the left one, which it mirrors. */
export function measuresOfTrace({ right, left }: DraftTrace): TraceMeasures {
  const { a, b, ed, circumference } = shapeOfTrace(right ?? left ?? { radii: [], angles: null });
  return { a, b, ed, circumference };
}

function carried({ right, left, mirrored, kept }: TraceFile): DraftTrace {
  const lines = kept.map(({ line }) => line.trim());
  return {
    right: mirrored === 'right' ? null : shape(right),
    left: mirrored === 'left' ? null : shape(left),
    kept: lines.filter(({ length }) => length <= keptRecords.length).slice(0, keptRecords.count),
  };
}

function shape({ radii, angles }: Trace) {
  return { radii: [...radii], angles: angles && [...angles] };
}
