import * as z from 'zod/mini';

/** Object keys and array indices, outermost first. */
const at = z.array(z.union([z.string(), z.int()]));

/** Either a new value at a path, or a replacement of some entries in an array. */
const change = z.union([
  z.strictObject({ at, to: z.unknown() }),
  z.strictObject({ at, from: z.int(), drop: z.int(), put: z.array(z.unknown()) }),
]);
export type Change = z.infer<typeof change>;

/** What changed in a list since the device's revision. */
export const changesSince = z.strictObject({
  /** The revision to apply the changes to. */
  since: z.string(),
  /** To be applied in this order; empty if the revision is still current. */
  changes: z.array(change),
  /** Checksum of the resulting list. */
  check: z.string(),
});
export type ChangesSince = z.infer<typeof changesSince>;
