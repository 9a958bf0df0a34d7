import type { PathOf } from '../exchange.ts';
import type { stockContract } from './contract.ts';

/** GET: the stock lenses. */
export const stockPath = '/api/stock' as PathOf<typeof stockContract.list>;
