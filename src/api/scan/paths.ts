import type { PathOf } from '../exchange.ts';
import type { scanContract } from './contract.ts';

/** POST, for the lab: a ticket or delivery note was scanned. */
export const scansPath = '/api/scans' as PathOf<typeof scanContract.scans>;
