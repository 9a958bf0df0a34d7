import { keptRecords } from '../../frame/rx-trace.ts';
import type { Trace } from '../../frame/trace.ts';
import { comparedLabels } from '../../frame/trace-doubts.ts';
import { readTraceFile, type TraceFile } from '../../frame/trace-file.ts';
import type { TraceProblem } from '../../frame/trace-problem.ts';
import { measuresOfTrace, type TraceMeasures } from '../../frame/trace-shape.ts';
import { withoutInvalidXml } from '../../vocabulary/xml-text.ts';
import type { RxDraft } from './draft.ts';

type DraftTrace = NonNullable<RxDraft['trace']>;

/** A trace for the draft, or why the file contains none. */
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
  return {
    right: mirrored === 'right' ? null : shape(right),
    left: mirrored === 'left' ? null : shape(left),
    kept: carriedLines(kept),
  };
}

/** As many lines as an order can hold, in order. Lines that are compared with the radii are never left out. */
function carriedLines(kept: TraceFile['kept']): string[] {
  const fitting = kept.filter(({ line }) => line.trim().length <= keptRecords.length);
  const isCompared = ({ label }: TraceFile['kept'][number]) => comparedLabels.includes(label);
  const compared = fitting.filter(isCompared).slice(0, keptRecords.count);
  let room = keptRecords.count - compared.length;
  return fitting
    .filter((record) => (isCompared(record) ? compared.includes(record) : room-- > 0))
    .map(({ line }) => withoutInvalidXml(line).trim());
}

function shape({ radii, angles }: Trace) {
  return { radii: [...radii], angles: angles && [...angles] };
}
