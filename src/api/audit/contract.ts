import * as z from 'zod/mini';
import { auditSubjects } from '../../domain/audit/audit-action.ts';
import { auditEntry } from '../../domain/audit/audit-entry.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { sentDay } from '../../domain/vocabulary/sent-day.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

/** Which part of the audit log to read. All filters may be left out. */
export const auditQuery = z.strictObject({
  /** `next` of the page before, asked with the same filters. */
  after: z.optional(z.uuid()),
  subject: z.optional(z.enum(auditSubjects)),
  user: z.optional(z.uuid()),
  /** First and last day at the lab. */
  from: z.optional(sentDay),
  to: z.optional(sentDay),
  /** Each word begins a word of an entry. */
  text: z.optional(orderText(searchLimit)),
  /** Newest first unless `oldest`. */
  order: z.optional(z.enum(['newest', 'oldest'])),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditAnswer = z.strictObject({
  entries: z.array(auditEntry),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(z.string()),
});
export type AuditAnswer = z.infer<typeof auditAnswer>;

export const auditContract = { audit: { GET: { answer: auditAnswer } } } satisfies Contracts;
