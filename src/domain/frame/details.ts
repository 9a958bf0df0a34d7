import * as z from 'zod/mini';
import { textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** What the rim is of; it decides how a lens is bevelled. */
export const frameMaterial = z.enum(['plastic', 'metal']);
export type FrameMaterial = z.infer<typeof frameMaterial>;

/** What tells one frame from another, in the shop's words, in the order it is written. */
export const frameTexts = ['brand', 'model', 'colour'] as const;

const named = orderText(textLimits.frame);

/** A frame beyond its measures; what was not said is null or empty. */
export const frameDetails = z.strictObject({
  material: z.nullable(frameMaterial),
  brand: named,
  model: named,
  colour: named,
});
export type FrameDetails = z.infer<typeof frameDetails>;

export const noFrameDetails: FrameDetails = { material: null, brand: '', model: '', colour: '' };
