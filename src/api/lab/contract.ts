import * as z from 'zod/mini';
import type { Contracts } from '../exchange.ts';

/** What waits for the lab's people, for the badges of their menu. */
export const labCountsAnswer = z.strictObject({
  /** New orders, and remakes to decide on. */
  orders: z.int(),
  /** Powers and accessories of which there are too few on the shelf. */
  shelf: z.int(),
});

export const labContract = { counts: { GET: { answer: labCountsAnswer } } } satisfies Contracts;
