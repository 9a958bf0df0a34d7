import * as z from 'zod/mini';

/** Keys of objects and positions in arrays, from the outside in. */
const at = z.array(z.union([z.string(), z.int()]));

/** A new value at a path, or entries of an array there that are replaced by others. */
const change = z.union([
  z.strictObject({ at, to: z.unknown() }),
  z.strictObject({ at, from: z.int(), drop: z.int(), put: z.array(z.unknown()) }),
]);
export type Change = z.infer<typeof change>;

/** What changed in a list since a revision that the device has. */
export const changesSince = z.strictObject({
  /** The revision that the changes are to be applied to. */
  since: z.string(),
  /** In this order; none if it is still the current revision. */
  changes: z.array(change),
  /** Checksum of the list as it has to be afterwards. */
  check: z.string(),
});
export type ChangesSince = z.infer<typeof changesSince>;
