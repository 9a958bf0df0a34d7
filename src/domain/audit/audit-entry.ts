import * as z from 'zod/mini';
import { type AuditAction, auditActions, auditSubjects } from './audit-action.ts';

/** An entry of the audit log. */
export const auditEntry = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** The user is null for the operator, who runs commands on the server. */
  by: z.strictObject({ user: z.nullable(z.uuid()), name: z.string() }),
  action: z.enum(auditActions as [AuditAction, ...AuditAction[]]),
  subject: z.strictObject({ kind: z.enum(auditSubjects), id: z.string(), name: z.string() }),
  /** What changed, before and after; null where there was nothing. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof auditEntry>;
