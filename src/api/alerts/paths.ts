import type { PathOf } from '../exchange.ts';
import type { alertsContract } from './contract.ts';

/** GET, for the lab: what its people should see to. */
export const alertsPath = '/api/alerts' as PathOf<typeof alertsContract.alerts>;
