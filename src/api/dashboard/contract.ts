import * as z from 'zod/mini';
import { standing } from '../../domain/ledger/standing.ts';
import { orderState } from '../../domain/lifecycle/order-state.ts';
import { notice } from '../../domain/notices/notice.ts';
import { orderSummary } from '../../domain/order/order.ts';
import type { Contracts } from '../exchange.ts';

const countedMonths = z.array(z.strictObject({ from: z.iso.date(), count: z.int() }));

/** All that the dashboard shows. Counting stops at `most`; orders placed in a month are counted to the last. */
export const dashboardAnswer = z.strictObject({
  counts: z.record(orderState, z.int()),
  /** Promised for an earlier day and not shipped. */
  late: z.int(),
  dueToday: z.int(),
  most: z.int(),
  /** Of the orders on hold, those that wait for stock; not for the lab, nor in answers that devices kept from before. */
  backOrdered: z.optional(z.int()),
  /** The orders placed last, newest first. */
  latest: z.array(orderSummary),
  /** Orders placed in the last twelve months of the Persian and of the Gregorian calendar. */
  months: z.strictObject({ fa: countedMonths, en: countedMonths }),
  /** What came that the account watched, and what the lab announces to shops today; for the lab, also what it has scheduled. */
  notices: z.array(notice),
  /** Balance and credit of the account; not for the lab, nor for an account's staff, nor in answers that devices kept from before. */
  account: z.optional(standing),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

export const dashboardContract = {
  dashboard: { GET: { answer: dashboardAnswer } },
} satisfies Contracts;
