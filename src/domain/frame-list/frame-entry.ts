import * as z from 'zod/mini';
import { frameMaterial } from '../frame/details.ts';
import { frame } from '../frame/frame.ts';
import { standardShape } from '../frame/standard-shape.ts';
import { textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** Most frames in one request to save. */
export const mostSaved = 5000;

/** A non-empty text without white space at either end. */
const name = orderText(textLimits.frame).check(z.minLength(1), z.regex(/^\S(.*\S)?$/su));

/** A frame as stored by the lab; measures in tenths of a millimetre, null if unknown. */
export const frameEntry = z.strictObject({
  ...frame.shape,
  shape: z.nullable(standardShape),
  material: z.nullable(frameMaterial),
  brand: name,
  /** The brand in the other script; may be empty. */
  alias: orderText(textLimits.frame),
  model: name,
  /** As printed on the temple; may be empty. */
  size: orderText(textLimits.frame),
});
export type FrameEntry = z.infer<typeof frameEntry>;

/** A frame in the list. Its picture is changed separately. */
export const listedFrame = z.strictObject({
  id: z.uuid(),
  ...frameEntry.shape,
  picture: z.nullable(z.string()),
});
export type ListedFrame = z.infer<typeof listedFrame>;
