import type { ApiPath } from '../api-path.ts';
import type { RxHistoryAnswer } from './contract.ts';

/** GET: an account's earlier prescriptions that are found by a text. Apart from the other paths, which every page loads. */
export const rxHistoryPath = '/api/orders/prescriptions' as ApiPath<{ GET: RxHistoryAnswer }>;
