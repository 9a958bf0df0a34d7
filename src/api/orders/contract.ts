import * as z from 'zod/mini';
import { askedEvent } from '../../domain/lifecycle/order-event.ts';
import { noteText, orderNote } from '../../domain/lifecycle/order-note.ts';
import { orderState } from '../../domain/lifecycle/order-state.ts';
import { countedNames } from '../../domain/order/counted.ts';
import { lensKey } from '../../domain/order/counted-form.ts';
import { kindNames } from '../../domain/order/kind-names.ts';
import { order, orderContent, orderSummary } from '../../domain/order/order.ts';
import { orderNeeds, orderSorts } from '../../domain/order/order-sort.ts';
import { parcelLimits } from '../../domain/order/parcel.ts';
import { stockLimits } from '../../domain/vocabulary/limits.ts';
import { rials } from '../../domain/vocabulary/money.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { sentDay } from '../../domain/vocabulary/sent-day.ts';
import { sentId } from '../../domain/vocabulary/sent-id.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';
import { idList, listOf } from '../list-of.ts';

/** The order's id is the idempotency key. */
export const placeOrderRequest = z.strictObject({
  content: orderContent,
  /** The total the shop saw, `null` for "on request"; left out, no comparison is made. */
  expectedTotal: z.optional(z.nullable(rials)),
  /**
   * Indexes, from 0, of lines whose missing pieces are back-ordered. They become a separate order that waits for stock;
   * if nothing is on the shelf, this order waits.
   */
  backOrdered: z.optional(
    z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(stockLimits.lines.max)),
  ),
  /**
   * The group of orders to be shipped together. The client makes its id; each order has its own place. Omitted for an
   * order sent alone.
   */
  parcel: z.optional(
    z.strictObject({
      id: z.uuid(),
      place: z.int().check(z.gte(0), z.lt(parcelLimits.orders)),
    }),
  ),
});
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>;

/** The corrected order. The event's id is the idempotency key. */
export const correctionRequest = z.extend(
  z.omit(placeOrderRequest, { backOrdered: true, parcel: true }),
  {
    /** The order's last event other than a message, as the client saw it: it identifies the state being corrected. */
    after: sentId,
  },
);
export type CorrectionRequest = z.infer<typeof correctionRequest>;

/** Answer to the withdrawal of a correction whose answer was lost: it was applied, or never will be. */
export const correctionWithdrawalAnswer = z.strictObject({
  outcome: z.enum(['corrected', 'withdrawn']),
});

/** The event's id is the idempotency key. */
export const orderEventRequest = z.extend(askedEvent, {
  /** The order's last event as the client saw it; when omitted, the event is added regardless of later events. */
  after: z.optional(sentId),
});
export type OrderEventRequest = z.input<typeof orderEventRequest>;

/** The note's id is the idempotency key. */
export const noteRequest = z.strictObject({ text: noteText });
export type NoteRequest = z.infer<typeof noteRequest>;

/** The lab's notes on an order, oldest first. */
export const notesAnswer = z.strictObject({ notes: z.array(orderNote) });
export type NotesAnswer = z.infer<typeof notesAnswer>;

/** The last event of an order that its reader has seen. */
export const readRequest = z.strictObject({ event: z.uuid() });
export type ReadRequest = z.infer<typeof readRequest>;

/** Up to when the reader had read the order's messages before, and has now; it never moves back. */
export const readAnswer = z.strictObject({
  readBefore: z.iso.datetime(),
  readUntil: z.iso.datetime(),
});

/** Answer to the withdrawal of an order whose first answer was lost: it was placed, or never will be. */
export const withdrawalAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('placed'), number: z.string() }),
  z.strictObject({ outcome: z.literal('withdrawn') }),
]);

/** Filters are combined. Sorting by promise, `late` and `due` leave only orders that are promised and not shipped. */
export const askedFilter = z.strictObject({
  state: z.optional(listOf(orderState.options)),
  kind: z.optional(listOf(kindNames)),
  /** First and last day of placing, at the lab. */
  from: z.optional(sentDay),
  to: z.optional(sentDay),
  /** Words of the order's number, reference, patient, mobile or tray. */
  text: z.optional(orderText(searchLimit)),
  /** For the lab only. */
  account: z.optional(z.uuid()),
  late: z.optional(z.literal('true')),
  /** Promised for today. */
  due: z.optional(z.literal('today')),
  /** For the lab only: orders that wait for it. */
  needs: z.optional(z.enum(orderNeeds)),
  /** For the lab only: the orders counted in a figure, for one lens or all. */
  counted: z.optional(z.enum(countedNames)),
  lens: z.optional(z.string().check(z.regex(lensKey))),
  /** Ids of groups of orders sent together. */
  parcel: z.optional(idList(parcelLimits.orders)),
  order: z.optional(z.enum(orderSorts)),
});
export type AskedFilter = z.infer<typeof askedFilter>;

export const ordersQuery = z.extend(askedFilter, {
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.string().check(z.regex(/^([1-9][0-9]?|100)$/))),
});

export const ordersAnswer = z.strictObject({
  orders: z.array(orderSummary),
  /** Give it as `after` for the following page; `null` at the end. */
  next: z.nullable(z.string()),
  /**
   * Set if a search stopped before its page was full: the instant of placing it reached, or the day when sorted by
   * promise. `next` continues from there.
   */
  searchedTo: z.nullable(z.union([z.iso.datetime(), z.iso.date()])),
});
export type OrdersAnswer = z.infer<typeof ordersAnswer>;

/** Number of orders in each state, of the account or for the lab of all accounts; counts stop at `most`. */
export const orderCountsAnswer = z.strictObject({
  counts: z.record(orderState, z.int()),
  most: z.int(),
});
export type OrderCountsAnswer = z.infer<typeof orderCountsAnswer>;

export const orderContract = {
  orders: { GET: { answer: ordersAnswer }, POST: { body: placeOrderRequest, answer: order } },
  order: { GET: { answer: order } },
  counts: { GET: { answer: orderCountsAnswer } },
  events: { POST: { body: orderEventRequest, answer: order } },
  corrections: { POST: { body: correctionRequest, answer: order } },
  correctionWithdrawal: { POST: { body: null, answer: correctionWithdrawalAnswer } },
  withdrawal: { POST: { body: null, answer: withdrawalAnswer } },
  notes: { GET: { answer: notesAnswer }, POST: { body: noteRequest, answer: notesAnswer } },
  read: { PUT: { body: readRequest, answer: readAnswer } },
} satisfies Contracts;
