import type { ApiPath } from '../api-path.ts';
import type { AuditAnswer } from './audit-contract.ts';

/** Path of the audit log. GET, for the lab, asked by `auditQuery`. */
export const auditPath = '/api/audit' as ApiPath<{ GET: AuditAnswer }>;
