import * as z from 'zod/mini';
import { rials, sumOfRials } from '../vocabulary/money.ts';
import { sentDay } from '../vocabulary/sent-day.ts';
import { sentId } from '../vocabulary/sent-id.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { brokenParts } from './broken-part.ts';
import { eventLimits } from './event-limits.ts';
import { askedEventName, eventName, side } from './event-name.ts';
import { orderState } from './order-state.ts';
import { type EventReason, reasons } from './reasons.ts';
import { remaking } from './remaking.ts';

const eventReason = z.enum([...new Set<EventReason>(Object.values(reasons).flat())]);

/** Event details. The table of transitions says which ones an event requires and allows. */
const details = {
  /** A message to the other side. */
  message: z._default(orderText(eventLimits.message), ''),
  reason: z.optional(eventReason),
  /** The day the lenses leave the lab, in its time zone, as `2026-11-22`. */
  promisedFor: z.optional(sentDay),
  /** The total of an order that has no price yet. */
  price: z.optional(rials),
  /** The carrier's tracking number. */
  tracking: z.optional(orderText(eventLimits.tracking)),
  /** Photos already uploaded for this order. */
  photos: z.optional(z.array(sentId).check(z.minLength(1), z.maxLength(eventLimits.photos))),
  /** The pieces that broke. */
  broken: z.optional(brokenParts),
  /** The event being undone. */
  reverts: z.optional(sentId),
  /** How to remake the lenses; if missing, all of them unchanged. */
  remaking: z.optional(remaking),
  /** The shop's share of a remake, in rials. */
  shopPays: z.optional(rials),
};

export const eventDetails = z.strictObject(details);
export type EventDetails = z.infer<typeof eventDetails>;

/** A requested event. */
export const askedEvent = z.extend(eventDetails, { event: askedEventName });
export type AskedEvent = z.infer<typeof askedEvent>;

/** An event of an order. Events are only added, never changed. */
export const orderEvent = z.extend(eventDetails, {
  id: z.uuid(),
  /** An instant in UTC, as ISO 8601. */
  at: z.iso.datetime(),
  event: eventName,
  /** The resulting state. */
  state: orderState,
  side,
  /** Name of the user; empty if the server did it. */
  by: z.string(),
  message: z.string(),
  /**
   * The day the ordered goods were expected to leave the lab, in its time zone; set on events that order something.
   * Missing if the shop was not given one, as for remakes and orders waiting for pieces.
   */
  foreseenFor: z.optional(z.iso.date()),
  /** By how many rials the account's credit limit is exceeded, if the order is held for it. */
  excess: z.optional(sumOfRials),
  /** The state in which the pieces broke, which tells the place of work. */
  station: z.optional(orderState),
  /** The name of the undone event. */
  undone: z.optional(eventName),
  /** The price of a corrected order before and after; null is "on request". */
  corrected: z.optional(z.strictObject({ before: z.nullable(rials), after: z.nullable(rials) })),
  /** The order placed as a remake. */
  remake: z.optional(z.uuid()),
});
export type OrderEvent = z.infer<typeof orderEvent>;
