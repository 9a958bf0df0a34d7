import type { PathOf } from '../exchange.ts';
import type { accessoryContract } from './contract.ts';

/** GET: the accessories. */
export const accessoriesPath = '/api/accessories' as PathOf<typeof accessoryContract.list>;
