import type { PathOf } from '../exchange.ts';
import type { labContract } from './contract.ts';

/** GET, for the lab: counts of what waits for its staff. */
export const labCountsPath = '/api/lab/counts' as PathOf<typeof labContract.counts>;
