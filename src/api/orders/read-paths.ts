import type { PathOf } from '../exchange.ts';
import type { orderContract } from './contract.ts';

/** Path of a user's read position in an order. */
export const orderReadPath = (id: string, account: string) =>
  `/api/orders/${id}/read?account=${account}` as PathOf<typeof orderContract.read>;
