import * as z from 'zod/mini';
import { serverFinds } from '../../domain/find/server-finds.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

export const findQuery = z.strictObject({
  /** Words of an order, a customer, an account or a product, in any spelling. */
  q: orderText(searchLimit),
});

export const findContract = {
  find: { GET: { answer: serverFinds } },
} satisfies Contracts;
