import * as z from 'zod/mini';

/** The two folders that are shared with the lab's own software. */
export const dropFolderName = z.enum(['orders', 'answers']);
export type DropFolderName = z.infer<typeof dropFolderName>;

/**
 * Why something of a drop folder does not go on: the folder cannot be used; an entry is no file, but a link, a folder or
 * a device; a file cannot be read; it cannot be moved away; recording it failed; its answers were refused.
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
  /** How many there are in all. */
  count: z.int(),
});
export type DropFailure = z.infer<typeof dropFailure>;
