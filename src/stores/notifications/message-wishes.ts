import { atom } from 'nanostores';
import type { MessageWishes } from '../../api/notifications/wearer-contract.ts';
import { wearerPaths } from '../../api/notifications/wearer-paths.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { onOtherPerson } from '../shell/session.ts';

export type MessageWish = keyof MessageWishes;

/** The account's message settings. */
export const {
  $value: $messageWishes,
  $reading: $wishesReading,
  read: readWishes,
} = createOwnReading(
  (_what: 'all') => wearerPaths.wishes,
  (answer) => answer,
);

type WishPress = 'working' | 'saved' | 'offline' | 'failed';

/** Progress or result of saving each switch. */
export const $wishPresses = atom<Partial<Record<MessageWish, WishPress>>>({});

onOtherPerson(() => $wishPresses.set({}));

const note = (wish: MessageWish, press: WishPress) =>
  $wishPresses.set({ ...$wishPresses.get(), [wish]: press });

/** Shows one setting and leaves the others, which may be newer or still being saved. */
function show(wish: MessageWish, isOn: boolean) {
  const known = $messageWishes.get();
  if (known) $messageWishes.set({ ...known, [wish]: isOn });
}

/** Keeps the settings up to date while they are shown. */
export const followMessageWishes = (): (() => void) => keepFresh(() => void readWishes('all'));

/** Changes one setting as an optimistic update, reverted if it cannot be saved. */
export async function setMessageWish(wish: MessageWish, isOn: boolean): Promise<void> {
  const known = $messageWishes.get();
  if (!known || $wishPresses.get()[wish] === 'working') return;
  show(wish, isOn);
  note(wish, 'working');
  const body = { wish, isOn };
  const changed = await changeOwn(wearerPaths.wishes, { method: 'PUT', body });
  if (changed.kind === 'left') return;
  show(wish, (changed.kind === 'done' ? changed.value : known)[wish]);
  note(wish, changed.kind === 'done' ? 'saved' : whyUnchanged(changed));
}
