import type { PathOf } from '../exchange.ts';
import type { labPageContract } from './contract.ts';

/** Path of the lab's page. GET, for everyone; PUT, for the lab. */
export const labPagePath = '/api/lab-page' as PathOf<typeof labPageContract.page>;
