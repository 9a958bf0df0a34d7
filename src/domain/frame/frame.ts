import * as z from 'zod/mini';

/** Half rim: the lens hangs in a groove on a nylon thread. */
export const frameType = z.enum(['fullRim', 'halfRim', 'rimless']);
export type FrameType = z.infer<typeof frameType>;

/** Uncut blanks, lenses edged to a frame that stays in the shop, or lenses fitted in a frame sent to the lab. */
export const job = z.enum(['uncut', 'remoteEdged', 'fullGlaze']);
export type Job = z.infer<typeof job>;

/** The measures of a frame, in the order they are written. */
export const frameFields = ['a', 'b', 'dbl', 'ed'] as const;
export type FrameField = (typeof frameFields)[number];

/**
 * Bounds, both included, and step of each measure, tenths of a millimetre. The upper bounds are the trade's; the lower
 * ones, general knowledge, only catch a slipped decimal mark: no frame is smaller.
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

/** A frame by the boxing system, tenths of a millimetre; what was not measured is null. */
export const frame = z.strictObject({
  type: z.nullable(frameType),
  /** Width of one lens's box. */
  a: measure('a'),
  /** Its height. */
  b: measure('b'),
  /** Distance between the two boxes. */
  dbl: measure('dbl'),
  /** Twice the greatest radius from the boxing centre; at least max(A, B). */
  ed: measure('ed'),
});
export type Frame = z.infer<typeof frame>;

export const noFrame: Frame = { type: null, a: null, b: null, dbl: null, ed: null };
