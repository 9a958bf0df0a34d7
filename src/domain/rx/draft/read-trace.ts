import { keptRecords } from '../../frame/rx-trace.ts';
import type { Trace } from '../../frame/trace.ts';
import { readTraceFile, type TraceFile } from '../../frame/trace-file.ts';
import type { TraceProblem } from '../../frame/trace-problem.ts';
import { measuresOfTrace, type TraceMeasures } from '../../frame/trace-shape.ts';
import type { RxDraft } from './draft.ts';

type DraftTrace = NonNullable<RxDraft['trace']>;

/** A trace for the draft, or why the file has none. */
export type DraftTraceReading =
  | { kind: 'trace'; trace: DraftTrace; measures: TraceMeasures; dbl: number | null }
  | { kind: 'problem'; problem: TraceProblem };

/** Reads a trace file into a draft; never throws. */
export function readDraftTrace(text: string): DraftTraceReading {
  const reading = readTraceFile(text);
  if (reading.kind === 'problem') return reading;
  const trace = carried(reading.trace);
  return { kind: 'trace', trace, measures: measuresOfTrace(trace), dbl: reading.trace.dbl };
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
