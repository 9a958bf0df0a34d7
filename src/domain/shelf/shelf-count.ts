import * as z from 'zod/mini';

/** Pieces on hand: `'hidden'` where the reader may not know how many. */
export const shelfCount = z.union([z.int().check(z.gte(0)), z.literal('hidden')]);
export type ShelfCount = z.infer<typeof shelfCount>;
