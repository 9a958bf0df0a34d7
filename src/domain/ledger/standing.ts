import * as z from 'zod/mini';
import { balance, sumOfRials } from '../vocabulary/money.ts';

/** What an account owes and may still order, in rials. */
export const standing = z.strictObject({
  /** What the account owes; negative when the lab owes it. */
  balance,
  /** Null for no limit. */
  creditLimit: z.nullable(sumOfRials),
  /** Total of the orders that were placed and not accepted yet; null without a limit, because nothing depends on it. */
  openOrders: z.nullable(sumOfRials),
  /** What the next order may cost: limit − balance − open orders. Negative when that is overdrawn; null without a limit. */
  available: z.nullable(balance),
});
export type Standing = z.infer<typeof standing>;
