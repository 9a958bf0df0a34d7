import * as z from 'zod/mini';
import { mostLeftOut, mostNamed, queueOutcomes } from '../../domain/counter/queue-move.ts';
import { standingViewNames } from '../../domain/counter/queue-view.ts';
import { viewName } from '../../domain/counter/view-name.ts';
import { labSteps } from '../../domain/lifecycle/next-step.ts';
import { cancelReasons, shopSteps } from '../../domain/lifecycle/shop-step.ts';
import { sentId } from '../../domain/vocabulary/sent-id.ts';
import type { Contracts } from '../exchange.ts';
import { askedFilter } from '../orders/contract.ts';

/** Number of orders matching a filter, at most `most`; null if counting would read too many. */
const count = z.nullable(z.int());

export const ownView = z.strictObject({
  id: z.uuid(),
  name: viewName,
  filter: askedFilter,
  count,
});

/** The views of the list with their counts: those that everyone of the side has, and the person's own by the time they were saved. */
export const viewsAnswer = z.strictObject({
  standing: z.partialRecord(z.enum(standingViewNames), z.int()),
  own: z.array(ownView),
  most: z.int(),
});
export type ViewsAnswer = z.infer<typeof viewsAnswer>;

/** A view's id is made by the client; saving it again replaces it. */
export const savedView = z.strictObject({ name: viewName, filter: askedFilter });

export const matchingAnswer = z.strictObject({ count, most: z.int() });
export type MatchingAnswer = z.infer<typeof matchingAnswer>;

const named = z.strictObject({ account: sentId, id: sentId });
const step = z.enum(['next', ...labSteps, ...shopSteps]);

/** A step for all orders matching a filter, except some; or for named orders only. */
export const moveRequest = z.strictObject({
  /** The lab's, or for a shop `deliver` or `cancel`. */
  step,
  /** Reason for cancelling; only with that step. */
  reason: z.optional(z.enum(cancelReasons)),
  filter: askedFilter,
  leftOut: z.array(named).check(z.maxLength(mostLeftOut)),
  /** The orders to move, if not all that match. */
  orders: z.optional(z.array(named).check(z.minLength(1), z.maxLength(mostNamed))),
});
export type MoveRequest = z.infer<typeof moveRequest>;

export const queueMove = z.strictObject({
  id: z.uuid(),
  /** Null if it undoes another move. */
  step: z.nullable(step),
  /** The move it undoes. */
  undoes: z.nullable(z.uuid()),
  askedAt: z.iso.datetime(),
  /** Number of matching orders when the move was requested; null if not counted. */
  expected: z.nullable(z.int()),
  moved: z.int(),
  unmoved: z.int(),
  isOver: z.boolean(),
});
export type QueueMove = z.infer<typeof queueMove>;

/** The person's latest moves, newest first. */
export const movesAnswer = z.strictObject({ moves: z.array(queueMove) });

/** Why one order was not moved. */
export const unmovedOrder = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  outcome: z.enum(queueOutcomes),
});

/** A move with the first orders that were not moved. */
export const moveAnswer = z.extend(queueMove, { orders: z.array(unmovedOrder) });
export type MoveAnswer = z.infer<typeof moveAnswer>;

export const counterContract = {
  views: { GET: { answer: viewsAnswer } },
  view: {
    PUT: { body: savedView, answer: viewsAnswer },
    DELETE: { body: null, answer: viewsAnswer },
  },
  moves: { GET: { answer: movesAnswer }, POST: { body: moveRequest, answer: queueMove } },
  move: { GET: { answer: moveAnswer } },
  undo: { POST: { body: null, answer: queueMove } },
  matching: { GET: { answer: matchingAnswer } },
} satisfies Contracts;
