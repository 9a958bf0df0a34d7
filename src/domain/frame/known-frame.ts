import * as z from 'zod/mini';
import { frameMaterial } from './details.ts';
import { frame } from './frame.ts';
import { standardShape } from './standard-shape.ts';

/**
 * A frame as an earlier order or the lab’s list describes it. Texts are empty and measures null where nothing was said.
 */
export const knownFrame = z.strictObject({
  ...frame.shape,
  shape: z.nullable(standardShape),
  material: z.nullable(frameMaterial),
  brand: z.string(),
  /** How else the brand is written, in the other script: `ری‌بن` for `Ray-Ban`. */
  alias: z.string(),
  model: z.string(),
  colour: z.string(),
  size: z.string(),
  /** Hash of its picture; only the lab has pictures. */
  picture: z.nullable(z.string()),
});
export type KnownFrame = z.infer<typeof knownFrame>;
