import type { orderContract } from './contract.ts';
import type { PathOf } from './exchange.ts';

/** Path of the lab's notes on an order; apart from the other paths, which every page loads. */
export const orderNotesPath = (id: string, account?: string) =>
  `/api/orders/${id}/notes${account ? `?account=${account}` : ''}` as PathOf<
    typeof orderContract.notes
  >;
