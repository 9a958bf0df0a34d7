import type { PathOf } from '../exchange.ts';
import type { alertsContract } from './contract.ts';

/** GET, for the lab: what its people should see to. Apart from the other paths, which every page loads. */
export const alertsPath = '/api/alerts' as PathOf<typeof alertsContract.alerts>;
