import type { PathOf } from '../exchange.ts';
import type { accountContract } from './contract.ts';

/** Path of the lab's notes on an account. */
export const accountNotesPath = (id: string) =>
  `/api/accounts/${id}/notes` as PathOf<typeof accountContract.notes>;
