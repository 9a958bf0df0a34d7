import * as z from 'zod/mini';
import { eventName, side } from '../lifecycle/event-name.ts';
import { eventDetails } from '../lifecycle/order-event.ts';
import { orderState } from '../lifecycle/order-state.ts';

/** A change to an order by someone else, as the bell shows it. */
export const orderChange = z.strictObject({
  id: z.uuid(),
  order: z.strictObject({ id: z.uuid(), number: z.string() }),
  /** Name of the account the order belongs to. */
  account: z.string(),
  accountId: z.uuid(),
  at: z.iso.datetime(),
  event: eventName,
  side,
  state: orderState,
  by: z.string(),
  message: z.string(),
  /** Whether the lab placed the order, taken by telephone. */
  byTelephone: z.optional(z.boolean()),
  /** What the event carried. */
  promisedFor: eventDetails.shape.promisedFor,
  price: eventDetails.shape.price,
  reason: eventDetails.shape.reason,
  /** What was taken back. */
  undone: z.optional(eventName),
});
export type OrderChange = z.infer<typeof orderChange>;
