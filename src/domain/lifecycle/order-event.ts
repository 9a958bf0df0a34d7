import * as z from 'zod/mini';
import { rials, sumOfRials } from '../vocabulary/money.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { brokenParts } from './broken-part.ts';
import { eventLimits } from './event-limits.ts';
import { askedEventName, eventName, side } from './event-name.ts';
import { orderState } from './order-state.ts';
import { type EventReason, reasons } from './reasons.ts';
import { remaking } from './remaking.ts';

const eventReason = z.enum([...new Set<EventReason>(Object.values(reasons).flat())]);

/** What an event carries. The table of transitions says what each event must and may. */
const details = {
  /** Words to the other side. */
  message: z._default(orderText(eventLimits.message), ''),
  reason: z.optional(eventReason),
  /** The day the lenses leave the lab, in its time zone, as `2026-11-22`. */
  promisedFor: z.optional(z.iso.date()),
  /** The total of an order that had no price. */
  price: z.optional(rials),
  /** The carrier's number of the parcel. */
  tracking: z.optional(orderText(eventLimits.tracking)),
  /** Photos that were uploaded for this order before. */
  photos: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(eventLimits.photos))),
  /** The pieces that broke. */
  broken: z.optional(brokenParts),
  /** The event that is taken back. */
  reverts: z.optional(z.uuid()),
  /** How the lenses are to be made again; left out, all of them as they were. */
  remaking: z.optional(remaking),
  /** How many rials of a remake the shop pays. */
  shopPays: z.optional(rials),
};

export const eventDetails = z.strictObject(details);
export type EventDetails = z.infer<typeof eventDetails>;

/** An event somebody asks for. */
export const askedEvent = z.extend(eventDetails, { event: askedEventName });
export type AskedEvent = z.infer<typeof askedEvent>;

/** Something that happened to an order. Events are added, never changed. */
export const orderEvent = z.extend(eventDetails, {
  id: z.uuid(),
  /** An instant in UTC, as ISO 8601. */
  at: z.iso.datetime(),
  event: eventName,
  /** The state it led to. */
  state: orderState,
  side,
  /** Name of the user; empty if the server did it. */
  by: z.string(),
  message: z.string(),
  /**
   * The day on which what is ordered was foreseen to leave the lab, in its time zone: of the events that order it. Left out
   * where nobody was told one, as of a remake or of what waits for its pieces.
   */
  foreseenFor: z.optional(z.iso.date()),
  /** By how many rials the account's credit limit is exceeded, of an order held for it. */
  excess: z.optional(sumOfRials),
  /** The state in which the pieces broke: where they were being worked on. */
  station: z.optional(orderState),
  /** What happened by the event that is taken back. */
  undone: z.optional(eventName),
  /** What a corrected order cost before, and costs since; null is "on request". */
  corrected: z.optional(z.strictObject({ before: z.nullable(rials), after: z.nullable(rials) })),
  /** The order that was placed as a remake. */
  remake: z.optional(z.uuid()),
});
export type OrderEvent = z.infer<typeof orderEvent>;
