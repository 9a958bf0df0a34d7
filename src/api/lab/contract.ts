import * as z from 'zod/mini';
import { standingViewNames } from '../../domain/counter/queue-view.ts';
import type { Contracts } from '../exchange.ts';
import { askedFilter } from '../orders/contract.ts';

/** A built-in view of the counter, or the id of one of the user's own. */
const viewId = z.union([z.enum(standingViewNames), z.uuid()]);

/** The view to show in the user's menu. */
export const labCountsQuery = z.strictObject({ view: z.optional(viewId) });

/** Counts of what waits for the lab's staff, for the badges of their menu. */
export const labCountsAnswer = z.strictObject({
  /** New orders, and remakes to decide on. */
  orders: z.int(),
  /** Powers and accessories that are low on the shelf. */
  shelf: z.int(),
  /** Reported transfers that the lab has not decided on. */
  transfers: z.int(),
  /** The requested view, or the default if that was deleted. Its count is null if it is not counted. */
  view: z.strictObject({
    id: viewId,
    /** The user's name for it; null for a built-in view. */
    name: z.nullable(z.string()),
    filter: askedFilter,
    count: z.nullable(z.int()),
  }),
  /** Counting the orders of the view stops here. */
  most: z.int(),
});
export type LabCounts = z.infer<typeof labCountsAnswer>;

export const labContract = { counts: { GET: { answer: labCountsAnswer } } } satisfies Contracts;
