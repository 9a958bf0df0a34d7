import type { PathOf } from '../exchange.ts';
import type { rxHistoryContract } from './contract.ts';

/** GET: an account's earlier prescriptions that are found by a text. Apart from the other paths, which every page loads. */
export const rxHistoryPath = '/api/orders/prescriptions' as PathOf<typeof rxHistoryContract.found>;
