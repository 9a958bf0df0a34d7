import * as z from 'zod/mini';
import { standingViewNames } from '../../domain/counter/queue-view.ts';
import { viewName } from '../../domain/counter/view-name.ts';
import type { Contracts } from '../exchange.ts';
import { askedFilter } from '../orders/contract.ts';

/** How many orders pass a filter, at most `most`; null where that would have to read too many. */
const count = z.nullable(z.int());

export const ownView = z.strictObject({
  id: z.uuid(),
  name: viewName,
  filter: askedFilter,
  count,
});
export type OwnView = z.infer<typeof ownView>;

/** The views of the counter with their counts: those that everyone has, and the person's own by the time they were saved. */
export const viewsAnswer = z.strictObject({
  standing: z.record(z.enum(standingViewNames), z.int()),
  own: z.array(ownView),
  most: z.int(),
});
export type ViewsAnswer = z.infer<typeof viewsAnswer>;

/** A view's id is made by the client; saving it again replaces it. */
export const savedView = z.strictObject({ name: viewName, filter: askedFilter });

export const matchingAnswer = z.strictObject({ count, most: z.int() });

export const counterContract = {
  views: { GET: { answer: viewsAnswer } },
  view: {
    PUT: { body: savedView, answer: viewsAnswer },
    DELETE: { body: null, answer: viewsAnswer },
  },
  matching: { GET: { answer: matchingAnswer } },
} satisfies Contracts;
