import type { PathOf } from '../exchange.ts';
import type { rxHistoryContract } from './contract.ts';

/** GET: searches an account's earlier prescriptions. */
export const rxHistoryPath = '/api/orders/prescriptions' as PathOf<typeof rxHistoryContract.found>;
