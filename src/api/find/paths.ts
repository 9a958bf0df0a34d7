import type { PathOf } from '../exchange.ts';
import type { findContract } from './contract.ts';

/** GET: the results of a search. */
export const findPath = '/api/find' as PathOf<typeof findContract.find>;
