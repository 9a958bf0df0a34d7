import * as z from 'zod/mini';
import { textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { frameMaterials } from './frame-choices.ts';

export const frameMaterial = z.enum(frameMaterials);
export type FrameMaterial = z.infer<typeof frameMaterial>;

const named = orderText(textLimits.frame);

/**
 * A frame's description. Unknown material is null, unknown texts are empty. Fields with a default are missing from old
 * orders.
 */
export const frameDetails = z.strictObject({
  material: z.nullable(frameMaterial),
  brand: named,
  model: named,
  colour: named,
  /** As printed on the temple, `52□18-140`. */
  size: z._default(named, ''),
  /** A note on the parcel in which the frame follows, may be empty; null if it does not follow. */
  parcel: z._default(z.nullable(orderText(textLimits.parcel)), null),
});
export type FrameDetails = z.infer<typeof frameDetails>;

export const noFrameDetails: FrameDetails = {
  material: null,
  brand: '',
  model: '',
  colour: '',
  size: '',
  parcel: null,
};
