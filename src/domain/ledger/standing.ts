import * as z from 'zod/mini';
import { balance, sumOfRials } from '../vocabulary/money.ts';

/** What an account owes and may still order, in rials. */
export const standing = z.strictObject({
  /** What the account owes; negative when the lab owes it. */
  balance,
  /** Null for no limit. */
  creditLimit: z.nullable(sumOfRials),
  /**
   * Total of the orders that wait for the lab to accept them, without those held for the limit. Null without a limit,
   * because nothing depends on it.
   */
  openOrders: z.nullable(sumOfRials),
  /** What the next order may cost: limit − balance − open orders. Negative when that is overdrawn; null without a limit. */
  available: z.nullable(balance),
});
export type Standing = z.infer<typeof standing>;

/** The components of a standing. */
type Counted = Omit<Standing, 'available'>;

/** What the next order may cost, in rials; null without a limit. */
export function availableOf({ balance, creditLimit, openOrders }: Counted): number | null {
  return creditLimit === null || openOrders === null ? null : creditLimit - balance - openOrders;
}

/** By how many rials the limit is exceeded, open orders included; 0 within it and without one. */
export function excessOf(counted: Counted): number {
  return Math.max(0, -(availableOf(counted) ?? 0));
}
