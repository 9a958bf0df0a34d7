import type { PathOf } from '../exchange.ts';
import type { watchContract } from './contract.ts';

/** GET: what the account watches. PUT: watch an item, or no longer. */
export const watchesPath = '/api/watches' as PathOf<typeof watchContract.watches>;
