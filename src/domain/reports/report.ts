import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';
import { figures } from './figures.ts';

/** By what a report has its rows. */
export const reportGroups = ['month', 'account', 'lens'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** A month, an account or a lens, and what its orders of the period come to. */
export const reportRow = z.strictObject({
  /** The month's first day in the period, the account's id, or the lens by its key. */
  key: z.string(),
  /** The month's last day in the period; null for the others. */
  to: z.nullable(z.iso.date()),
  /** Null for a month, and for a lens that is not sold any more. */
  name: z.nullable(z.union([bilingual, z.string()])),
  figures,
});
export type ReportRow = z.infer<typeof reportRow>;

/** What the orders that were placed in a period come to. */
export const report = z.strictObject({
  all: figures,
  /** Months in their order, the others with the largest sales first. */
  rows: z.array(reportRow),
  /** Orders of before the reports are still being counted. */
  isCounting: z.boolean(),
});
export type Report = z.infer<typeof report>;
