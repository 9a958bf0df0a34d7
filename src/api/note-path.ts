import type { ApiPath, Change } from './api-path.ts';
import type { NoteRequest, NotesAnswer } from './contract.ts';

/** Path of the lab's notes on an order; apart from the other paths, which every page loads. */
export const orderNotesPath = (id: string, account?: string) =>
  `/api/orders/${id}/notes${account ? `?account=${account}` : ''}` as ApiPath<{
    GET: NotesAnswer;
    POST: Change<NoteRequest, NotesAnswer>;
  }>;
