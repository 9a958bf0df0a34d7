import * as z from 'zod/mini';
import { orderState } from './order.ts';

/** Somebody else's change of an order, as the bell tells it. */
export const orderChange = z.strictObject({
  id: z.uuid(),
  order: z.strictObject({ id: z.uuid(), number: z.string() }),
  /** Whose order it is. */
  account: z.string(),
  accountId: z.uuid(),
  at: z.iso.datetime(),
  state: orderState,
  by: z.string(),
  message: z.string(),
});
export type OrderChange = z.infer<typeof orderChange>;
