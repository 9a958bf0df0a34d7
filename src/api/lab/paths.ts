import type { PathOf } from '../exchange.ts';
import type { labContract } from './contract.ts';

/** GET, for the lab: what waits for its people. */
export const labCountsPath = '/api/lab/counts' as PathOf<typeof labContract.counts>;
