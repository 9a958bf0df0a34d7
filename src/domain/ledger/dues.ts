import * as z from 'zod/mini';
import { balance, sumOfRials } from '../vocabulary/money.ts';

/** What is due of an account, and the cheques that are credited to it. Rials. */
export const dues = z.strictObject({
  /** What it owes; negative when the lab owes it. Cheques that are not paid yet are credited in it. */
  balance,
  /** What is due since 0 to 30, 31 to 60, 61 to 90, and more than 90 days: together the balance, or 0. */
  byAge: z.tuple([sumOfRials, sumOfRials, sumOfRials, sumOfRials]),
  /** Cheques that are credited and not paid yet. */
  pending: sumOfRials,
  /** Those of them that were due before today. */
  overdue: sumOfRials,
});
export type Dues = z.infer<typeof dues>;

const named = z.strictObject({ id: z.uuid(), name: z.string() });

/** The dues of an account, in the list of all. */
export const accountDues = z.extend(dues, { account: named });
export type AccountDues = z.infer<typeof accountDues>;
