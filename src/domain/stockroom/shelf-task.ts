import { type PostingKind, postingKinds } from './movement-kind.ts';

/** What can be typed into the grid: what a posting enters, or how many there should be and which powers there are. */
export const shelfTasks = [...postingKinds, 'levels', 'powers'] as const;
export type ShelfTask = (typeof shelfTasks)[number];

export const isPosting = (task: ShelfTask): task is PostingKind =>
  postingKinds.some((kind) => kind === task);

/** Whether 0 is something to enter: nothing was found, no level, a power no longer made. */
export const keepsZero = (task: ShelfTask): boolean => task === 'count' || !isPosting(task);
