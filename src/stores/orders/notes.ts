import { atom } from 'nanostores';
import { accountNotesPath } from '../../api/accounts/notes-paths.ts';
import type { NoteRequest } from '../../api/orders/contract.ts';
import { orderNotesPath } from '../../api/orders/notes-paths.ts';
import { emptyDetails } from '../../domain/lifecycle/empty-details.ts';
import type { OrderNote } from '../../domain/lifecycle/order-note.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { forgetTyped, keepTyped, typedFor } from './typed-event.ts';

/** An order (by its id and its account) or an account (by its id) that notes are about. */
export type Noted = { id: string; account?: { id: string } };

const pathOf = ({ id, account }: Noted) =>
  account ? orderNotesPath(id, account.id) : accountNotesPath(id);

/** The lab's notes on the open order or account, oldest first; null until read. */
export const $notes = atom<readonly OrderNote[] | null>(null);

/** Progress or result of reading the notes. */
export const $notesReading = atom<ReadState>('reading');

/** Result of sending a note. The text stays in the field unless the result is `done`. */
export type NoteResult = 'done' | 'offline' | 'failed' | 'refused' | 'left';

/** The order or account whose notes are shown. */
let shown: Noted | null = null;

/** Notes are never removed, so a response with fewer notes than on screen is stale. */
function show(about: Noted, notes: readonly OrderNote[]): void {
  if (shown?.id !== about.id || ($notes.get()?.length ?? 0) > notes.length) return;
  $notes.set(notes);
  $notesReading.set('done');
}

export async function readNotes(about: Noted): Promise<void> {
  const setReading = (state: ReadState) => shown?.id === about.id && $notesReading.set(state);
  setReading('reading');
  const own = await readOwn(pathOf(about));
  if (own.kind === 'read') show(about, own.value.notes);
  if (own.kind === 'unread') setReading(own.problem);
}

/** Keeps the notes up to date while the order or account is shown. */
export function followNotes(about: Noted): () => void {
  shown = about;
  const stop = keepFresh(
    () => void readNotes(about),
    (change) => change.order.id === about.id,
  );
  return () => {
    stop();
    shown = null;
    $notes.set(null);
  };
}

/** The unsent note on an order or account, by its id. */
export const typedNote = (about: string): string => typedFor(about, 'note').message;

/** Saves a note while it is typed. A different text is a different note, with a new id. */
export function keepNote(about: string, text: string): void {
  if (text !== typedNote(about)) keepTyped(about, 'note', { ...emptyDetails, message: text });
}

/** The id of the typed note. It stays the same until the server has answered, also after a reload. */
function idToSend(about: string, text: string): string {
  keepNote(about, text);
  const sentAs = typedFor(about, 'note').sentAs ?? newId();
  keepTyped(about, 'note', { ...emptyDetails, message: text, sentAs });
  return sentAs;
}

function send(about: Noted, typed: string) {
  const body: NoteRequest = { text: typed.trim() };
  const call = { method: 'POST', key: idToSend(about.id, typed), body } as const;
  return changeOwn(pathOf(about), call);
}

/** Sends the note. A retry sends the same note and does not duplicate it. */
export async function sendNote(about: Noted, typed: string): Promise<NoteResult> {
  const changed = await send(about, typed);
  if (changed.kind === 'done') {
    // A text changed while the request was pending is another note.
    if (typedNote(about.id) === typed) forgetTyped(about.id, 'note');
    show(about, changed.value.notes);
  }
  if (changed.kind === 'refused') {
    keepTyped(about.id, 'note', { ...emptyDetails, message: typedNote(about.id) });
  }
  return changed.kind;
}
