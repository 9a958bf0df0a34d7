import * as z from 'zod/mini';
import { eyeSide } from '../vocabulary/eye-side.ts';

/** Most pieces of a part that break together, and most broken parts. */
const most = { pieces: 9999, parts: 100 } as const;

/** Pieces of one part of an order that broke. */
export const brokenPart = z.strictObject({
  /** The eye of a prescription, or the index of a line of any other order. */
  part: z.union([eyeSide, z.int().check(z.gte(0))]),
  pieces: z.int().check(z.gte(1), z.lte(most.pieces)),
});
export type BrokenPart = z.infer<typeof brokenPart>;

/** Parts that broke together. */
export const brokenParts = z.array(brokenPart).check(z.minLength(1), z.maxLength(most.parts));
