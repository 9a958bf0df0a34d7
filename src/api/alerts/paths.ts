import type { PathOf } from '../exchange.ts';
import type { alertsContract } from './contract.ts';

/** GET, for the lab: problems its staff should deal with. */
export const alertsPath = '/api/alerts' as PathOf<typeof alertsContract.alerts>;
