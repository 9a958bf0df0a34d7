import * as z from 'zod/mini';
import { frameMaterial } from './details.ts';
import { frame } from './frame.ts';
import { standardShape } from './standard-shape.ts';

/** A frame as described by an earlier order or the lab’s list. Unknown texts are empty and unknown measures null. */
export const knownFrame = z.strictObject({
  ...frame.shape,
  shape: z.nullable(standardShape),
  material: z.nullable(frameMaterial),
  brand: z.string(),
  /** The brand in the other script: `ری‌بن` for `Ray-Ban`. */
  alias: z.string(),
  model: z.string(),
  colour: z.string(),
  size: z.string(),
  /** Hash of its picture; only frames in the lab's list have pictures. */
  picture: z.nullable(z.string()),
});
export type KnownFrame = z.infer<typeof knownFrame>;
