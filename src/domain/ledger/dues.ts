import * as z from 'zod/mini';
import { balance, sumOfRials } from '../vocabulary/money.ts';

/** What an account owes, and its credited cheques. Rials. */
export const dues = z.strictObject({
  /** What the account owes; negative if the lab owes the account. Unpaid cheques are already credited. */
  balance,
  /**
   * Due for 0 to 30, 31 to 60, 61 to 90, and more than 90 days. Together these are the balance, or 0 if it is negative.
   */
  byAge: z.tuple([sumOfRials, sumOfRials, sumOfRials, sumOfRials]),
  /** Cheques credited but not yet paid. */
  pending: sumOfRials,
  /** Pending cheques that were due before today. */
  overdue: sumOfRials,
});
export type Dues = z.infer<typeof dues>;

const named = z.strictObject({ id: z.uuid(), name: z.string() });

/** An account's dues, for the list of all accounts. */
export const accountDues = z.extend(dues, { account: named });
export type AccountDues = z.infer<typeof accountDues>;
