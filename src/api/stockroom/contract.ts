import * as z from 'zod/mini';
import { lowAccessory, lowPower } from '../../domain/stockroom/low-item.ts';
import { movement } from '../../domain/stockroom/movement.ts';
import { posting } from '../../domain/stockroom/posting.ts';
import type { Contracts } from '../exchange.ts';

const pieces = z.int().check(z.gte(0));

/** Items of the shelf, all read at one moment; tuples, because a chart has thousands. */
export const itemsAnswer = z.strictObject({
  items: z.array(
    z.tuple([
      /** Its key on the shelf. */
      z.string(),
      /** Pieces on hand: neither ordered nor promised. */
      pieces,
      /** Target quantity; for an accessory, the highest that counts as low; null for none. */
      z.nullable(pieces),
      /** Pieces of placed orders that are not in production yet. */
      pieces,
      /** Number of its last movement. */
      pieces,
    ]),
  ),
});
export type ItemsAnswer = z.infer<typeof itemsAnswer>;

/** Movements of one page. */
export const movementsOfPage = 50;

/** An item's history, the latest movement first. */
export const movementsAnswer = z.strictObject({
  movements: z.array(movement),
  /** Give it as `before` for the following page; null at the end. */
  next: z.nullable(z.int()),
});
export type MovementsAnswer = z.infer<typeof movementsAnswer>;

export const lowAnswer = z.strictObject({
  powers: z.array(lowPower),
  accessories: z.array(lowAccessory),
});
export type LowAnswer = z.infer<typeof lowAnswer>;

/** The posting's id, which is the idempotency key. */
export const postingAnswer = z.strictObject({ id: z.uuid() });

export const stockroomContract = {
  cells: { GET: { answer: itemsAnswer } },
  accessories: { GET: { answer: itemsAnswer } },
  low: { GET: { answer: lowAnswer } },
  movements: { GET: { answer: movementsAnswer } },
  postings: { POST: { body: posting, answer: postingAnswer } },
} satisfies Contracts;
