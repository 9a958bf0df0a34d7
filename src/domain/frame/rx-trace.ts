import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { fullTurn, type Trace } from './trace.ts';
import { longestRadius, tracePoints } from './trace-problem.ts';

const radius = z.int().check(z.gte(1), z.lte(longestRadius));
const angle = z.int().check(z.gte(0), z.lt(fullTurn));
const isMany = [z.minLength(tracePoints.min), z.maxLength(tracePoints.max)] as const;

/** Same conditions as in the trace file reader: angles ascend, one per radius. */
function isSound({ radii, angles }: Trace): boolean {
  if (angles === null) return true;
  const isRising = angles.every((each, index) => index === 0 || each > (angles[index - 1] ?? 0));
  return angles.length === radii.length && isRising;
}

const shape = z
  .strictObject({
    radii: z.array(radius).check(...isMany),
    angles: z.nullable(z.array(angle).check(...isMany)),
  })
  .check(z.refine(isSound));

/** Limits on the other records of a trace file: how many are kept, and the length of each in characters. */
export const keptRecords = { count: 200, length: 160 } as const;

/** A frame's shape as traced by the shop. Null for an eye missing from the file, which mirrors the other. */
export const rxTrace = z
  .strictObject({
    right: z.nullable(shape),
    left: z.nullable(shape),
    /** The file's other records, line by line. */
    kept: z.array(orderText(keptRecords.length)).check(z.maxLength(keptRecords.count)),
  })
  .check(z.refine(({ right, left }) => right !== null || left !== null));
