import * as z from 'zod/mini';
import { standingViewNames } from '../../domain/counter/queue-view.ts';
import type { Contracts } from '../exchange.ts';
import { askedFilter } from '../orders/contract.ts';

/** A view that everyone at the counter has, or the id of one of the person's own. */
const viewId = z.union([z.enum(standingViewNames), z.uuid()]);

/** The view that the person wants in the menu. */
export const labCountsQuery = z.strictObject({ view: z.optional(viewId) });

/** What waits for the lab's people, for the badges of their menu. */
export const labCountsAnswer = z.strictObject({
  /** New orders, and remakes to decide on. */
  orders: z.int(),
  /** Powers and accessories of which there are too few on the shelf. */
  shelf: z.int(),
  /** Transfers that shops reported and the lab has not decided about. */
  transfers: z.int(),
  /** The view that was asked for, or the usual one: it may have been deleted. Its count is null where it is not counted. */
  view: z.strictObject({
    id: viewId,
    /** What its person called it; null of one that everyone has. */
    name: z.nullable(z.string()),
    filter: askedFilter,
    count: z.nullable(z.int()),
  }),
  /** Counting the orders of the view stops here. */
  most: z.int(),
});
export type LabCounts = z.infer<typeof labCountsAnswer>;

export const labContract = { counts: { GET: { answer: labCountsAnswer } } } satisfies Contracts;
