import type { PathOf } from '../exchange.ts';
import type { catalogueContract } from './contract.ts';

/** GET: the lenses that are made to order. */
export const cataloguePath = '/api/catalogue' as PathOf<typeof catalogueContract.list>;
