import * as z from 'zod/mini';
import { shelfItem } from '../../domain/stockroom/posting.ts';
import type { Contracts } from '../exchange.ts';

/** Shelf keys of the items that the account watches. */
const watchesAnswer = z.strictObject({ items: z.array(z.string()) });

export const watchContract = {
  watches: {
    GET: { answer: watchesAnswer },
    PUT: {
      body: z.strictObject({ item: shelfItem, isWatched: z.boolean() }),
      answer: watchesAnswer,
    },
  },
} satisfies Contracts;
