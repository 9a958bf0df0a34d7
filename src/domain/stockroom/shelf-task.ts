import { type PostingKind, postingKinds } from './movement-kind.ts';

/** What can be typed into the grid: the quantities of a posting, target levels, or the powers to stock. */
export const shelfTasks = [...postingKinds, 'levels', 'powers'] as const;
export type ShelfTask = (typeof shelfTasks)[number];

export const isPosting = (task: ShelfTask): task is PostingKind =>
  postingKinds.some((kind) => kind === task);

/** Whether 0 is a valid entry: nothing found, no level, or a power no longer stocked. */
export const keepsZero = (task: ShelfTask): boolean => task === 'count' || !isPosting(task);
