import * as z from 'zod/mini';
import { byName } from '../vocabulary/by-name.ts';
import { eyeSide } from '../vocabulary/eye-side.ts';
import { numberShape } from './limits.ts';
import { deskNumbers, nearNumbers, wishNumbers, wornNumbers } from './order-numbers.ts';

/** Null if not measured; the lab then uses averages or the design's usual values. */
export const measures = z.strictObject({
  ...numberShape(wornNumbers, ['vertexDistance', 'pantoscopicTilt', 'wrap']),
  /** One of the design's own corridors, tenths of a millimetre. */
  corridor: z.nullable(z.int().check(z.gte(1), z.lte(400))),
  ...numberShape(nearNumbers),
  /** The leading eye, to which the design gives the wider view. */
  dominantEye: z._default(z.nullable(eyeSide), null),
  ...numberShape(deskNumbers),
});
export type Measures = z.infer<typeof measures>;

const none = () => null;

export const noMeasures: Measures = {
  ...byName(wornNumbers, none),
  corridor: null,
  ...byName(nearNumbers, none),
  dominantEye: null,
  ...byName(deskNumbers, none),
};

export const wishes = z.strictObject({
  /** Diameter of the blank, tenths of a millimetre. */
  diameter: z.nullable(z.literal([600, 650, 700, 720, 750, 800])),
  ...numberShape(wishNumbers, ['baseCurve', 'centreThickness', 'edgeThickness']),
});
export type Wishes = z.infer<typeof wishes>;

export const noWishes: Wishes = { diameter: null, ...byName(wishNumbers, none) };
