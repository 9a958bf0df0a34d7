import type { PathOf } from '../exchange.ts';
import type { reportsContract } from './contract.ts';

/** GET, for the lab: a report, queried by `reportQuery`. */
export const reportPath = '/api/reports' as PathOf<typeof reportsContract.report>;
