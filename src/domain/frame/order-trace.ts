import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { fullTurn, type Trace } from './trace.ts';
import { longestRadius, tracePoints } from './trace-problem.ts';

const radius = z.int().check(z.gte(1), z.lte(longestRadius));
const angle = z.int().check(z.gte(0), z.lt(fullTurn));
const isMany = [z.minLength(tracePoints.min), z.maxLength(tracePoints.max)] as const;

/** Angles rise, and there are as many as radii: what the reader of trace files lets through. */
function isSound({ radii, angles }: Trace): boolean {
  if (angles === null) return true;
  const isRising = angles.every((each, place) => place === 0 || each > (angles[place - 1] ?? 0));
  return angles.length === radii.length && isRising;
}

const shape = z
  .strictObject({
    radii: z.array(radius).check(...isMany),
    angles: z.nullable(z.array(angle).check(...isMany)),
  })
  .check(z.refine(isSound));

/** Most records of a trace file that are kept beside the shape, and most characters of one. */
export const keptRecords = { count: 200, length: 160 } as const;

/** A frame's shape as the shop traced it. The eye its file left out is null: the other one mirrored. */
export const rxTrace = z
  .strictObject({
    right: z.nullable(shape),
    left: z.nullable(shape),
    /** What else stood in the file, line by line. */
    kept: z.array(orderText(keptRecords.length)).check(z.maxLength(keptRecords.count)),
  })
  .check(z.refine(({ right, left }) => right !== null || left !== null));
