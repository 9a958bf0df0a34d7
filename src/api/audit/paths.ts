import type { PathOf } from '../exchange.ts';
import type { auditContract } from './contract.ts';

/** Path of the audit log. GET, for the lab, asked by `auditQuery`. */
export const auditPath = '/api/audit' as PathOf<typeof auditContract.audit>;
