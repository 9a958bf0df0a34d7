import * as z from 'zod/mini';
import { standing } from '../../domain/ledger/standing.ts';
import { orderState } from '../../domain/lifecycle/order-state.ts';
import { notice } from '../../domain/notices/notice.ts';
import { orderSummary } from '../../domain/order/order.ts';
import type { Contracts } from '../exchange.ts';

const countedMonths = z.array(z.strictObject({ from: z.iso.date(), count: z.int() }));

/** All that the dashboard shows. Counts stop at `most`, except those of orders placed in a month. */
export const dashboardAnswer = z.strictObject({
  counts: z.record(orderState, z.int()),
  /** Promised for an earlier day and not shipped. */
  late: z.int(),
  dueToday: z.int(),
  most: z.int(),
  /** Orders on hold that wait for stock; absent for the lab and in answers stored by older versions. */
  backOrdered: z.optional(z.int()),
  /** The latest orders, newest first. */
  latest: z.array(orderSummary),
  /** Orders placed in the last twelve months of the Persian and of the Gregorian calendar. */
  months: z.strictObject({ fa: countedMonths, en: countedMonths }),
  /** Arrivals of watched items and today's lab notices; for the lab, also scheduled ones. */
  notices: z.array(notice),
  /**
   * Balance and credit of the account; absent for the lab, an account's staff, and in answers stored by older versions.
   */
  account: z.optional(standing),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

export const dashboardContract = {
  dashboard: { GET: { answer: dashboardAnswer } },
} satisfies Contracts;
