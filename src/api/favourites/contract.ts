import * as z from 'zod/mini';
import { catalogueId } from '../../domain/catalogue/lens.ts';
import type { Contracts } from '../exchange.ts';

/** Ids of the user's favourite products. */
const favouritesAnswer = z.strictObject({ products: z.array(catalogueId) });

export const favouriteContract = {
  favourites: {
    GET: { answer: favouritesAnswer },
    PUT: {
      body: z.strictObject({ product: catalogueId, isFavourite: z.boolean() }),
      answer: favouritesAnswer,
    },
  },
} satisfies Contracts;
