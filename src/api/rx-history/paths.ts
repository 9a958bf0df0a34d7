import type { PathOf } from '../exchange.ts';
import type { rxHistoryContract } from './contract.ts';

/** GET: an account's earlier prescriptions that are found by a text. */
export const rxHistoryPath = '/api/orders/prescriptions' as PathOf<typeof rxHistoryContract.found>;
