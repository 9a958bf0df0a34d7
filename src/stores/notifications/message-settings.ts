import { atom } from 'nanostores';
import type { MessageSettings } from '../../api/notifications/wearer-contract.ts';
import { wearerPaths } from '../../api/notifications/wearer-paths.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { onOtherPerson } from '../shell/session.ts';

export type MessageSetting = keyof MessageSettings;

/** The account's message settings. */
export const {
  $value: $messageSettings,
  $reading: $messageSettingsReading,
  read: readMessageSettings,
} = createOwnReading(
  (_what: 'all') => wearerPaths.messageSettings,
  (answer) => answer,
);

type SaveState = 'working' | 'saved' | 'offline' | 'failed';

/** Progress or result of saving each switch. */
export const $messageSettingSaves = atom<Partial<Record<MessageSetting, SaveState>>>({});

onOtherPerson(() => $messageSettingSaves.set({}));

const note = (setting: MessageSetting, state: SaveState) =>
  $messageSettingSaves.set({ ...$messageSettingSaves.get(), [setting]: state });

/** Shows one setting and leaves the others, which may be newer or still being saved. */
function show(setting: MessageSetting, isOn: boolean) {
  const known = $messageSettings.get();
  if (known) $messageSettings.set({ ...known, [setting]: isOn });
}

/** Keeps the settings up to date while they are shown. */
export const followMessageSettings = (): (() => void) =>
  keepFresh(() => void readMessageSettings('all'));

/** Changes one setting as an optimistic update, reverted if it cannot be saved. */
export async function setMessageSetting(setting: MessageSetting, isOn: boolean): Promise<void> {
  const known = $messageSettings.get();
  if (!known || $messageSettingSaves.get()[setting] === 'working') return;
  show(setting, isOn);
  note(setting, 'working');
  const body = { wish: setting, isOn };
  const changed = await changeOwn(wearerPaths.messageSettings, { method: 'PUT', body });
  if (changed.kind === 'left') return;
  show(setting, (changed.kind === 'done' ? changed.value : known)[setting]);
  note(setting, changed.kind === 'done' ? 'saved' : whyUnchanged(changed));
}
