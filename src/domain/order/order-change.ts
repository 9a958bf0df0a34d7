import * as z from 'zod/mini';
import { orderState } from './order.ts';

/** A change to an order by someone else, as the bell shows it. */
export const orderChange = z.strictObject({
  id: z.uuid(),
  order: z.strictObject({ id: z.uuid(), number: z.string() }),
  /** Name of the account the order belongs to. */
  account: z.string(),
  accountId: z.uuid(),
  at: z.iso.datetime(),
  state: orderState,
  by: z.string(),
  message: z.string(),
});
export type OrderChange = z.infer<typeof orderChange>;
