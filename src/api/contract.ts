import * as z from 'zod/mini';
import { standing } from '../domain/ledger/standing.ts';
import { askedEvent } from '../domain/lifecycle/order-event.ts';
import { noteText, orderNote } from '../domain/lifecycle/order-note.ts';
import { orderState } from '../domain/lifecycle/order-state.ts';
import { stationStates } from '../domain/lifecycle/scan.ts';
import { notice } from '../domain/notices/notice.ts';
import { kindNames } from '../domain/order/kind-names.ts';
import { order, orderContent, orderSummary } from '../domain/order/order.ts';
import { orderChange } from '../domain/order/order-change.ts';
import { secondStep } from '../domain/second-factor/second-step.ts';
import { signedIn } from '../domain/vocabulary/account.ts';
import { searchLimit } from '../domain/vocabulary/limits.ts';
import { rials } from '../domain/vocabulary/money.ts';
import { passwordLimits } from '../domain/vocabulary/password.ts';
import { orderText } from '../domain/vocabulary/storable-text.ts';
import type { Contracts } from './exchange.ts';

/** What is left on the server's disk; when it is `full`, changes are refused. */
export const room = z.enum(['enough', 'low', 'full']);
export type Room = z.infer<typeof room>;

/** Sent while both the server and its database work. */
export const healthAnswer = z.strictObject({ status: z.literal('ok'), disk: room });

export const loginRequest = z.strictObject({
  /** NUL is the one character PostgreSQL cannot compare. */
  username: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/)),
  password: z.string().check(z.minLength(1), z.maxLength(passwordLimits.max)),
});
export type LoginRequest = z.infer<typeof loginRequest>;

/** When a second step is required, the user is not signed in yet. */
export const loginAnswer = z.strictObject({
  signedIn: z.nullable(signedIn),
  secondStep: z.optional(secondStep),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** The session the cookie belongs to; `null` for a visitor. */
export const sessionAnswer = z.strictObject({ signedIn: z.nullable(signedIn) });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** The order's id is the idempotency key. */
export const placeOrderRequest = z.strictObject({
  content: orderContent,
  /** The total the shop saw, `null` for "on request"; left out, no comparison is made. */
  expectedTotal: z.optional(z.nullable(rials)),
});
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>;

/** The event's id is the idempotency key. */
export const orderEventRequest = z.extend(askedEvent, {
  /** The order's last event as the client saw it; when omitted, the event is added regardless of later events. */
  after: z.optional(z.uuid()),
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

/** Until when the reader had read the order's messages before, and has now; that never goes back. */
export const readAnswer = z.strictObject({
  readBefore: z.iso.datetime(),
  readUntil: z.iso.datetime(),
});

/** The scan's id is the idempotency key. */
export const scanRequest = z.strictObject({
  /** As the scanner read it from the ticket or the delivery note. */
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The state this station moves orders to; `null` for the next one. */
  station: z.nullable(z.enum(stationStates)),
});
export type ScanRequest = z.infer<typeof scanRequest>;

/** `there`: it was in the station's state already. A scanned delivery note ships all orders of its delivery. */
const scanOutcome = z.enum(['moved', 'there']);
export const scanAnswer = z.union([
  z.strictObject({ outcome: scanOutcome, order: orderSummary }),
  z.strictObject({
    outcome: scanOutcome,
    delivery: z.strictObject({ id: z.uuid(), account: z.uuid() }),
  }),
]);
export type ScanAnswer = z.infer<typeof scanAnswer>;

/** Answer to a withdrawal, for an order whose first answer was lost: it had been placed, or now never will be. */
export const withdrawalAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('placed'), number: z.string() }),
  z.strictObject({ outcome: z.literal('withdrawn') }),
]);

/** Several values of one parameter, separated by commas. */
export const listOf = (values: readonly string[]) =>
  z.string().check(z.refine((text) => text.split(',').every((each) => values.includes(each))));

/** Each filter narrows the list further; `order: 'promise'` and `late` leave only what was promised and not shipped. */
export const ordersQuery = z.strictObject({
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(140))),
  limit: z.optional(z.string().check(z.regex(/^([1-9][0-9]?|100)$/))),
  state: z.optional(listOf(orderState.options)),
  kind: z.optional(listOf(kindNames)),
  /** First and last day of placing, at the lab. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Words of the order's number, reference, patient, mobile or tray. */
  text: z.optional(orderText(searchLimit)),
  /** For the lab only. */
  account: z.optional(z.uuid()),
  late: z.optional(z.literal('true')),
  order: z.optional(z.enum(['newest', 'promise'])),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

export const ordersAnswer = z.strictObject({
  orders: z.array(orderSummary),
  /** Give it as `after` for the following page; `null` at the end. */
  next: z.nullable(z.string()),
  /**
   * Set when a search stopped before its page was full: the instant of placing that it reached, or in the order of
   * promises the day. `next` goes on from there.
   */
  searchedTo: z.nullable(z.union([z.iso.datetime(), z.iso.date()])),
});
export type OrdersAnswer = z.infer<typeof ordersAnswer>;

/** Orders in each state, of the account or for the lab of all; counting stops at `most`. */
export const orderCountsAnswer = z.strictObject({
  counts: z.record(orderState, z.int()),
  most: z.int(),
});
export type OrderCountsAnswer = z.infer<typeof orderCountsAnswer>;

const countedMonths = z.array(z.strictObject({ from: z.iso.date(), count: z.int() }));

/** All that the dashboard shows. Counting stops at `most`; orders placed in a month are counted to the last. */
export const dashboardAnswer = z.strictObject({
  counts: z.record(orderState, z.int()),
  /** Promised for an earlier day and not shipped. */
  late: z.int(),
  dueToday: z.int(),
  most: z.int(),
  /** The orders placed last, newest first. */
  latest: z.array(orderSummary),
  /** Orders placed in the last twelve months of the Persian and of the Gregorian calendar. */
  months: z.strictObject({ fa: countedMonths, en: countedMonths }),
  /** What the lab announces to shops today; for the lab, also what it has scheduled. */
  notices: z.array(notice),
  /** Balance and credit of the account; not for the lab, nor for an account's staff, nor in answers that devices kept from before. */
  account: z.optional(standing),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

/** Changes other people made to the account's orders, newest first. */
export const changesAnswer = z.strictObject({ changes: z.array(orderChange) });
export type ChangesAnswer = z.infer<typeof changesAnswer>;

export const healthContract = { health: { GET: { answer: healthAnswer } } } satisfies Contracts;

export const sessionContract = {
  login: { POST: { body: loginRequest, answer: loginAnswer } },
  logout: { POST: { body: null, answer: sessionAnswer } },
  session: { GET: { answer: sessionAnswer } },
} satisfies Contracts;

export const orderContract = {
  orders: { GET: { answer: ordersAnswer }, POST: { body: placeOrderRequest, answer: order } },
  order: { GET: { answer: order } },
  counts: { GET: { answer: orderCountsAnswer } },
  events: { POST: { body: orderEventRequest, answer: order } },
  withdrawal: { POST: { body: null, answer: withdrawalAnswer } },
  notes: { GET: { answer: notesAnswer }, POST: { body: noteRequest, answer: notesAnswer } },
  read: { PUT: { body: readRequest, answer: readAnswer } },
} satisfies Contracts;

export const scanContract = {
  scans: { POST: { body: scanRequest, answer: scanAnswer } },
} satisfies Contracts;

export const dashboardContract = {
  dashboard: { GET: { answer: dashboardAnswer } },
} satisfies Contracts;

export const changeContract = {
  changes: { GET: { answer: changesAnswer } },
  stream: { GET: { answer: null } },
} satisfies Contracts;
