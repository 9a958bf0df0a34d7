import type { PathOf } from '../exchange.ts';
import type { watchContract } from './contract.ts';

/** GET: the items the account watches. PUT: starts or stops watching an item. */
export const watchesPath = '/api/watches' as PathOf<typeof watchContract.watches>;
