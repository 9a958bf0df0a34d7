import * as z from 'zod/mini';

/** The two folders shared with the lab's own software. */
export const dropFolderName = z.enum(['orders', 'answers']);
export type DropFolderName = z.infer<typeof dropFolderName>;

/**
 * Why a drop folder or one of its entries is stuck: the folder cannot be used; an entry is not a file but a link, a
 * folder or a device; a file cannot be read; it cannot be moved away; it could not be recorded; its answers were
 * refused.
 */
export const dropFailureReason = z.enum([
  'noFolder',
  'notFile',
  'unreadable',
  'notMoved',
  'failed',
  'refused',
]);
export type DropFailureReason = z.infer<typeof dropFailureReason>;

/** Most names listed for entries that fail for the same reason. */
export const mostNamed = 3;

/** Entries of a folder that fail for the same reason. */
export const dropFailure = z.strictObject({
  folder: dropFolderName,
  reason: dropFailureReason,
  /** The first of them. */
  names: z.array(z.string()).check(z.maxLength(mostNamed)),
  /** Total number of entries. */
  count: z.int(),
});
export type DropFailure = z.infer<typeof dropFailure>;
