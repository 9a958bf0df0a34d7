import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';
import { figures } from './figures.ts';

/** How the rows of a report are grouped. */
export const reportGroups = ['month', 'account', 'lens'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** A month, an account or a lens, with the figures of its orders in the period. */
export const reportRow = z.strictObject({
  /** The month's first day in the period, the account's id, or the lens key. */
  key: z.string(),
  /** The month's last day in the period; null for other rows. */
  to: z.nullable(z.iso.date()),
  /** Null for a month, and for a lens no longer sold. */
  name: z.nullable(z.union([bilingual, z.string()])),
  figures,
});
export type ReportRow = z.infer<typeof reportRow>;

/** Figures of the orders placed in a period. */
export const report = z.strictObject({
  all: figures,
  /** Months in order; other rows by descending sales. */
  rows: z.array(reportRow),
  /** Whether orders older than the reports are still being counted. */
  isCounting: z.boolean(),
});
export type Report = z.infer<typeof report>;
