import * as z from 'zod/mini';
import { report, reportGroups } from '../../domain/reports/report.ts';
import { sentDay } from '../../domain/vocabulary/sent-day.ts';
import type { Contracts } from '../exchange.ts';

/** Parameters of a report. */
export const reportQuery = z.strictObject({
  /** First and last day of placing at the lab; ten years at most. */
  from: sentDay,
  to: sentDay,
  by: z.enum(reportGroups),
  /** Calendar of the months; default: Persian. */
  calendar: z.optional(z.enum(['persian', 'gregory'])),
  /** Only of this account. */
  account: z.optional(z.uuid()),
  /** Only of this lens, by its key. */
  lens: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});
export type ReportQuery = z.infer<typeof reportQuery>;

export const reportsContract = {
  report: { GET: { answer: report } },
} satisfies Contracts;
