import type { NotesAnswer } from '../../../src/api/orders/contract.ts';
import type { StoredNote } from '../../db/order-messages/order-notes.ts';

/** The lab's notes on an order or an account, as the API answers them. */
export function notesAnswer(stored: readonly StoredNote[]): NotesAnswer {
  return {
    notes: stored.map(({ id, at, byName, text }) => {
      return { id, at: at.toISOString(), by: byName, text };
    }),
  };
}
