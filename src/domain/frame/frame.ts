import * as z from 'zod/mini';
import { frameTypes } from './frame-choices.ts';
import { type FrameField, frameLimits } from './measurements.ts';
import { standardShape } from './standard-shape.ts';

export const frameType = z.enum(frameTypes);
export type FrameType = z.infer<typeof frameType>;

/**
 * `uncut`: round blanks. `remoteEdged`: edged for a frame that stays in the shop. `fullGlaze`: fitted into a frame
 * sent to the lab.
 */
export const job = z.enum(['uncut', 'remoteEdged', 'fullGlaze']);
export type Job = z.infer<typeof job>;

function measure(field: FrameField) {
  const { min, max } = frameLimits[field];
  return z.nullable(z.int().check(z.gte(min), z.lte(max)));
}

/** A frame in the boxing system, tenths of a millimetre; null if not measured. */
export const frame = z.strictObject({
  type: z.nullable(frameType),
  /** The standard shape to edge to if there is no trace. Has a default because old orders lack it. */
  shape: z._default(z.nullable(standardShape), null),
  /** Width of one lens's box. */
  a: measure('a'),
  /** Height of one lens's box. */
  b: measure('b'),
  /** Distance between the two boxes. */
  dbl: measure('dbl'),
  /** Effective diameter: twice the greatest radius from the boxing centre; at least max(A, B). */
  ed: measure('ed'),
});
export type Frame = z.infer<typeof frame>;

export const noFrame: Frame = { type: null, shape: null, a: null, b: null, dbl: null, ed: null };
