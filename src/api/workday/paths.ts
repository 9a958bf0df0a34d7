import type { PathOf } from '../exchange.ts';
import type { workdayContract } from './contract.ts';

/** GET: what the lab has at hand today. */
export const workdayPath = '/api/workday' as PathOf<typeof workdayContract.workday>;
