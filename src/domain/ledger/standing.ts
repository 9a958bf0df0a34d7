import * as z from 'zod/mini';
import { balance, sumOfRials } from '../vocabulary/money.ts';

/** What an account owes and may still order, in rials. */
export const standing = z.strictObject({
  /** What the account owes; negative if the lab owes the account. */
  balance,
  /** Null for no limit. */
  creditLimit: z.nullable(sumOfRials),
  /**
   * Total of the orders waiting to be accepted by the lab, excluding those held for the credit limit. Null without a
   * limit, because nothing depends on it.
   */
  openOrders: z.nullable(sumOfRials),
  /** What the next order may cost: limit − balance − open orders. Negative if overdrawn; null without a limit. */
  available: z.nullable(balance),
});
export type Standing = z.infer<typeof standing>;

/** The components of a standing. */
type Counted = Omit<Standing, 'available'>;

/** What the next order may cost, in rials; null without a limit. */
export function availableOf({ balance, creditLimit, openOrders }: Counted): number | null {
  return creditLimit === null || openOrders === null ? null : creditLimit - balance - openOrders;
}

/** By how many rials the limit is exceeded, including open orders; 0 if within it or without a limit. */
export function excessOf(counted: Counted): number {
  return Math.max(0, -(availableOf(counted) ?? 0));
}
