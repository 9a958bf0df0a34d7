import type { RxOrder } from './rx.ts';
import { shapeOfTrace, type TraceShape } from './trace-shape.ts';

/** What a trace tells of a frame, tenths of a millimetre. */
export type TraceMeasures = Pick<TraceShape, 'a' | 'b' | 'ed' | 'circumference'>;

/** By the right eye; where the file left that out, by the left one, which it mirrors. */
export function measuresOfTrace({ right, left }: NonNullable<RxOrder['trace']>): TraceMeasures {
  const { a, b, ed, circumference } = shapeOfTrace(right ?? left ?? { radii: [], angles: null });
  return { a, b, ed, circumference };
}
