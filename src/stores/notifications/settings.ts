import { atom, map } from 'nanostores';
import { notificationPaths } from '../../api/notifications/paths.ts';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import { deviceNames } from '../../panel/storage-keys.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { refreshChanges } from '../shell/changes.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn, onOtherPerson } from '../shell/session.ts';

/** Topics the user has switched off; null until read. */
export const $muted = atom<readonly Topic[] | null>(null);

/** Progress or result of reading the settings. */
export const $mutedReading = atom<ReadState>('reading');

/** Progress or result of saving a topic. */
export type Saving = 'saving' | 'saved' | 'offline' | 'failed';

/** Progress or result of the last switch, by topic. */
export const $saving = map<Partial<Record<Topic, Saving>>>({});

const currentUserId = () => $signedIn.get()?.user.id;

/** Saves switches one at a time, in the order they were made. */
let turn: Promise<void> = Promise.resolve();

onOtherPerson(() => {
  $muted.set(null);
  $saving.set({});
});

/** Reads the settings. Ignores an answer that may be older than a switch made here. */
export async function readSettings(): Promise<void> {
  $mutedReading.set('reading');
  const wasSaving = Object.values($saving.get()).includes('saving');
  const before = turn;
  const own = await readOwn(notificationPaths.settings);
  if (own.kind === 'outdated') return;
  const isOlder = wasSaving || turn !== before;
  if (own.kind === 'read' && !isOlder) $muted.set(own.value.muted);
  $mutedReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Keeps the settings up to date while they are shown. */
export const followSettings = (): (() => void) => keepFresh(() => void readSettings());

function show(topic: Topic, on: boolean): void {
  const others = ($muted.get() ?? []).filter((each) => each !== topic);
  $muted.set(on ? others : [...others, topic]);
}

/** Updates the bell and envelope in every tab. */
function tellTabs(user: string): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(deviceNames.liveChannel);
    channel.postMessage({ user, kind: 'muted' });
    channel.close();
  }
  void refreshChanges();
}

async function save(topic: Topic, on: boolean, user: string): Promise<void> {
  if (currentUserId() !== user) return;
  const changed = await changeOwn(notificationPaths.topic(topic), { method: 'PUT', body: { on } });
  if (changed.kind === 'left') return;
  if (changed.kind === 'done') {
    $saving.setKey(topic, 'saved');
    tellTabs(user);
    return;
  }
  show(topic, !on);
  $saving.setKey(topic, whyUnchanged(changed));
}

/** Switches a topic on or off as an optimistic update, reverted if it cannot be saved. */
export function setTopic(topic: Topic, on: boolean): Promise<void> {
  const user = currentUserId();
  if (!user) return Promise.resolve();
  show(topic, on);
  $saving.setKey(topic, 'saving');
  turn = turn.then(() => save(topic, on, user));
  return turn;
}
