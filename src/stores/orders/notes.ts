import { atom } from 'nanostores';
import type { NoteRequest } from '../../api/orders/contract.ts';
import { orderNotesPath } from '../../api/orders/notes-paths.ts';
import { nothingTyped } from '../../domain/lifecycle/nothing-typed.ts';
import type { OrderNote } from '../../domain/lifecycle/order-note.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { forgetTyped, keepTyped, typedFor } from './typed-event.ts';

/** An order by its id and its account. */
type Named = { id: string; account: { id: string } };

/** The lab's notes on the open order, oldest first; null until there is an answer. */
export const $notes = atom<readonly OrderNote[] | null>(null);

/** Progress or result of reading them. */
export const $notesReading = atom<ReadState>('reading');

/** Result of sending a note; unless it is `done`, the text stays in the field. */
export type NoteResult = 'done' | 'offline' | 'failed' | 'refused' | 'left';

/** The order whose notes are shown. */
let shown: Named | null = null;

/** Notes are only added, so an answer with fewer of them than are on screen is an older one. */
function show(order: Named, notes: readonly OrderNote[]): void {
  if (shown?.id !== order.id || ($notes.get()?.length ?? 0) > notes.length) return;
  $notes.set(notes);
  $notesReading.set('done');
}

export async function readNotes(order: Named): Promise<void> {
  $notesReading.set('reading');
  const own = await readOwn(orderNotesPath(order.id, order.account.id));
  if (own.kind === 'read') show(order, own.value.notes);
  if (own.kind === 'unread') $notesReading.set(own.problem);
}

/** Keeps the notes up to date while the order is shown. */
export function followNotes(order: Named): () => void {
  shown = order;
  const stop = keepFresh(
    () => void readNotes(order),
    (change) => change.order.id === order.id,
  );
  return () => {
    stop();
    shown = null;
    $notes.set(null);
  };
}

/** The note typed for an order and not sent yet. */
export const typedNote = (order: string): string => typedFor(order, 'note').message;

/** Keeps a note as it is typed. A different text is a different note, with a new id. */
export function keepNote(order: string, text: string): void {
  if (text !== typedNote(order)) keepTyped(order, 'note', { ...nothingTyped, message: text });
}

/** The id for the typed text: the same one until its answer is known, also after a reload. */
function idToSend(order: string, text: string): string {
  keepNote(order, text);
  const sentAs = typedFor(order, 'note').sentAs ?? newId();
  keepTyped(order, 'note', { ...nothingTyped, message: text, sentAs });
  return sentAs;
}

function send({ id, account }: Named, typed: string) {
  const body: NoteRequest = { text: typed.trim() };
  const call = { method: 'POST', key: idToSend(id, typed), body } as const;
  return changeOwn(orderNotesPath(id, account.id), call);
}

/** Adds the note to the order. Asked for again, it is the same note. */
export async function sendNote(order: Named, typed: string): Promise<NoteResult> {
  const changed = await send(order, typed);
  if (changed.kind === 'done') {
    // What was typed in the meantime is another note.
    if (typedNote(order.id) === typed) forgetTyped(order.id, 'note');
    show(order, changed.value.notes);
  }
  if (changed.kind === 'refused') {
    keepTyped(order.id, 'note', { ...nothingTyped, message: typedNote(order.id) });
  }
  return changed.kind;
}
