import type { EyeSide } from '../vocabulary/eye.ts';
import type { Trace } from './trace.ts';
import { shapeOfTrace, type TraceShape } from './trace-shape.ts';

/** What a trace tells of a frame, tenths of a millimetre. */
export type TraceMeasures = Pick<TraceShape, 'a' | 'b' | 'ed' | 'circumference'>;

/** By the right eye; where the file left that out, by the left one, which it mirrors. */
export function measuresOfTrace({
  right,
  left,
}: Readonly<Record<EyeSide, Trace | null>>): TraceMeasures {
  const { a, b, ed, circumference } = shapeOfTrace(right ?? left ?? { radii: [], angles: null });
  return { a, b, ed, circumference };
}
