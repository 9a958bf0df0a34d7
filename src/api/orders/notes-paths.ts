import type { PathOf } from '../exchange.ts';
import type { orderContract } from './contract.ts';

/** Path of the lab's notes on an order. */
export const orderNotesPath = (id: string, account?: string) =>
  `/api/orders/${id}/notes${account ? `?account=${account}` : ''}` as PathOf<
    typeof orderContract.notes
  >;
