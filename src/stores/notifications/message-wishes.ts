import { atom } from 'nanostores';
import type { MessageWishes } from '../../api/notifications/wearer-contract.ts';
import { wearerPaths } from '../../api/notifications/wearer-paths.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { onOtherPerson } from '../shell/session.ts';

export type MessageWish = keyof MessageWishes;

/** What the account wishes of messages. */
export const {
  $value: $messageWishes,
  $reading: $wishesReading,
  read: readWishes,
} = createOwnReading(
  (_what: 'all') => wearerPaths.wishes,
  (answer) => answer,
);

/** Progress or result of the last press. */
export const $wishPress = atom<{
  wish: MessageWish;
  press: 'working' | 'saved' | 'offline' | 'failed';
} | null>(null);

onOtherPerson(() => $wishPress.set(null));

/** Keeps it up to date while it is shown. */
export const followMessageWishes = (): (() => void) => keepFresh(() => void readWishes('all'));

/** Switches one wish, which is shown at once, and taken back where it is not saved. */
export async function setMessageWish(wish: MessageWish, isOn: boolean): Promise<void> {
  const known = $messageWishes.get();
  if (!known || $wishPress.get()?.press === 'working') return;
  const { canTellWearers: _, ...wishes } = known;
  $messageWishes.set({ ...known, [wish]: isOn });
  $wishPress.set({ wish, press: 'working' });
  const body = { ...wishes, [wish]: isOn };
  const changed = await changeOwn(wearerPaths.wishes, { method: 'PUT', body });
  if (changed.kind === 'left') return;
  $messageWishes.set(changed.kind === 'done' ? changed.value : known);
  $wishPress.set({ wish, press: changed.kind === 'done' ? 'saved' : whyUnchanged(changed) });
}
