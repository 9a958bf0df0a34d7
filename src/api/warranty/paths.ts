import type { PathOf } from '../exchange.ts';
import type { warrantyContract } from './contract.ts';

/** Path of the warranty's terms. GET, for anyone signed in; PUT, for the lab. */
export const warrantyPath = '/api/warranty' as PathOf<typeof warrantyContract.warranty>;
