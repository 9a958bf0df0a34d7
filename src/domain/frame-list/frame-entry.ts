import * as z from 'zod/mini';
import { frameMaterial } from '../frame/details.ts';
import { frame } from '../frame/frame.ts';
import { standardShape } from '../frame/standard-shape.ts';
import { textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** Most frames of one request to save them. */
export const mostSaved = 5000;

/** A text of at least one character, without white space at its ends. */
const name = orderText(textLimits.frame).check(z.minLength(1), z.regex(/^\S(.*\S)?$/su));

/** What the lab keeps of a frame; measures in tenths of a millimetre, null if not known. */
export const frameEntry = z.strictObject({
  ...frame.shape,
  shape: z.nullable(standardShape),
  material: z.nullable(frameMaterial),
  brand: name,
  /** How else the brand is written, in the other script; possibly empty. */
  alias: orderText(textLimits.frame),
  model: name,
  /** As on the temple; possibly empty. */
  size: orderText(textLimits.frame),
});
export type FrameEntry = z.infer<typeof frameEntry>;

/** A frame of the list: its picture is changed apart from the rest. */
export const listedFrame = z.strictObject({
  id: z.uuid(),
  ...frameEntry.shape,
  picture: z.nullable(z.string()),
});
export type ListedFrame = z.infer<typeof listedFrame>;
