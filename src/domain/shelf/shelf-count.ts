import * as z from 'zod/mini';

/** Pieces on hand; `'hidden'` if the reader may not see the count. */
export const shelfCount = z.union([z.int().check(z.gte(0)), z.literal('hidden')]);
export type ShelfCount = z.infer<typeof shelfCount>;
