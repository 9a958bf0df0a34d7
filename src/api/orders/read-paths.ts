import type { PathOf } from '../exchange.ts';
import type { orderContract } from './contract.ts';

/** Path of how far a user has read an order. */
export const orderReadPath = (id: string, account: string) =>
  `/api/orders/${id}/read?account=${account}` as PathOf<typeof orderContract.read>;
