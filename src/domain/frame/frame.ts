import * as z from 'zod/mini';
import { standardShape } from './standard-shape.ts';

/** `halfRim`: a nylon thread in a groove holds the lens. */
export const frameType = z.enum(['fullRim', 'halfRim', 'rimless']);
export type FrameType = z.infer<typeof frameType>;

/**
 * `uncut`: round blanks. `remoteEdged`: edged for a frame that stays in the shop. `fullGlaze`: fitted into a frame
 * sent to the lab.
 */
export const job = z.enum(['uncut', 'remoteEdged', 'fullGlaze']);
export type Job = z.infer<typeof job>;

/** Boxing measurements, in writing order. */
export const frameFields = ['a', 'b', 'dbl', 'ed'] as const;
export type FrameField = (typeof frameFields)[number];

/**
 * Bounds, inclusive, and step, tenths of a millimetre. The upper bounds are the trade's; the lower ones, general
 * knowledge, only catch a misplaced decimal mark.
 */
export const frameLimits = {
  a: { min: 200, max: 780, step: 1 },
  b: { min: 100, max: 600, step: 1 },
  dbl: { min: 50, max: 300, step: 1 },
  ed: { min: 200, max: 880, step: 1 },
} as const satisfies Record<FrameField, { min: number; max: number; step: number }>;

function measure(field: FrameField) {
  const { min, max } = frameLimits[field];
  return z.nullable(z.int().check(z.gte(min), z.lte(max)));
}

/** A frame in the boxing system, tenths of a millimetre; null if not measured. */
export const frame = z.strictObject({
  type: z.nullable(frameType),
  /** To be edged to without a trace. Has a default because it is newer than the first frames. */
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
