import type { EyeSide } from '../vocabulary/eye.ts';
import type { Trace } from './trace.ts';
import { shapeOfTrace, type TraceShape } from './trace-shape.ts';

/** Frame measurements from a trace, tenths of a millimetre. */
export type TraceMeasures = Pick<TraceShape, 'a' | 'b' | 'ed' | 'circumference'>;

/** Measures the right eye's shape, or the left one's, which mirrors it, if the file had no right one. */
export function measuresOfTrace({
  right,
  left,
}: Readonly<Record<EyeSide, Trace | null>>): TraceMeasures {
  const { a, b, ed, circumference } = shapeOfTrace(right ?? left ?? { radii: [], angles: null });
  return { a, b, ed, circumference };
}
