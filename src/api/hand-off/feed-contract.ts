import * as z from 'zod/mini';
import { handedEvent } from '../../domain/hand-off/handed-event.ts';
import { mostReported, reportedEvent } from '../../domain/hand-off/reported-event.ts';
import { order } from '../../domain/order/order.ts';
import { issue } from '../../domain/vocabulary/issue.ts';
import type { Contracts } from '../exchange.ts';

/** An order handed over because of an event. */
export const handedOrder = z.strictObject({
  /** The event's id: the same however often it is handed over. */
  id: z.uuid(),
  event: handedEvent,
  at: z.iso.datetime(),
  /** The order as it was when it was read, so with later events too. */
  order,
});
export type HandedOrder = z.infer<typeof handedOrder>;

/** A page of the feed, oldest first. */
export const feedAnswer = z.strictObject({
  orders: z.array(handedOrder),
  /** Give it as `since` for what follows. */
  next: z.string(),
  /** Whether there is more already. */
  more: z.boolean(),
});
export type FeedAnswer = z.infer<typeof feedAnswer>;

export const reportRequest = z.strictObject({
  events: z.array(reportedEvent).check(z.minLength(1), z.maxLength(mostReported)),
});

/** Outcome of a reported event: `repeated` had been recorded before; the others are refusals. */
export const reportOutcome = z.strictObject({
  /** Null if it had no id. */
  id: z.nullable(z.uuid()),
  result: z.enum(['recorded', 'repeated', 'notFound', 'changed', 'notAllowed', 'invalid']),
  issues: z.array(issue),
});
export type ReportOutcome = z.infer<typeof reportOutcome>;

/** An answer for each event, in their order. */
export const reportAnswer = z.strictObject({ outcomes: z.array(reportOutcome) });
export type ReportAnswer = z.infer<typeof reportAnswer>;

/** What machines ask for. */
export const feedContract = {
  orders: { GET: { answer: feedAnswer } },
  events: { POST: { body: reportRequest, answer: reportAnswer } },
} satisfies Contracts;
