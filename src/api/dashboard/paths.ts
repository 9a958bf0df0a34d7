import type { PathOf } from '../exchange.ts';
import type { dashboardContract } from './contract.ts';

/** GET: all that the dashboard shows. */
export const dashboardPath = '/api/dashboard' as PathOf<typeof dashboardContract.dashboard>;
