import * as z from 'zod/mini';
import { eventName } from '../lifecycle/event-name.ts';
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
  state: orderState,
  by: z.string(),
  message: z.string(),
});
export type OrderChange = z.infer<typeof orderChange>;
