import type { PathOf } from '../exchange.ts';
import type { findContract } from './contract.ts';

/** GET: what is found by a text. */
export const findPath = '/api/find' as PathOf<typeof findContract.find>;
