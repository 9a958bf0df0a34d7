import type { orderContract } from './contract.ts';
import type { PathOf } from './exchange.ts';

/** Path of how far a user has read an order; apart from the other paths, which every page loads. */
export const orderReadPath = (id: string, account: string) =>
  `/api/orders/${id}/read?account=${account}` as PathOf<typeof orderContract.read>;
