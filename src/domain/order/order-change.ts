import * as z from 'zod/mini';
import { eventName, side } from '../lifecycle/event-name.ts';
import { eventDetails } from '../lifecycle/order-event.ts';
import { orderState } from '../lifecycle/order-state.ts';

/** Someone else's change to an order, as shown in the notification bell. */
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
  /** Whether the lab placed the order after a telephone call. */
  byTelephone: z.optional(z.boolean()),
  /** Event details. */
  promisedFor: eventDetails.shape.promisedFor,
  price: eventDetails.shape.price,
  reason: eventDetails.shape.reason,
  /** The undone event. */
  undone: z.optional(eventName),
});
export type OrderChange = z.infer<typeof orderChange>;
