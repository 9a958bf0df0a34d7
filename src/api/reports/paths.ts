import type { PathOf } from '../exchange.ts';
import type { reportsContract } from './contract.ts';

/** GET: a report, for the lab, asked by `reportQuery`. */
export const reportPath = '/api/reports' as PathOf<typeof reportsContract.report>;
