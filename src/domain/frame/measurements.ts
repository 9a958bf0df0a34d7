import { namesOf } from '../vocabulary/by-name.ts';

/**
 * Boxing measurements in writing order: bounds, inclusive, and step, tenths of a millimetre. The upper bounds are the
 * trade's; the lower ones, general knowledge, only catch a misplaced decimal mark.
 */
export const frameLimits = {
  a: { min: 200, max: 780, step: 1, unit: 'tenth' },
  b: { min: 100, max: 600, step: 1, unit: 'tenth' },
  dbl: { min: 50, max: 300, step: 1, unit: 'tenth' },
  ed: { min: 200, max: 880, step: 1, unit: 'tenth' },
} as const;
export type FrameField = keyof typeof frameLimits;

export const frameFields: readonly FrameField[] = namesOf(frameLimits);
