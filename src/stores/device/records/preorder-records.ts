import { atom } from 'nanostores';
import type { Preorder } from '../../../domain/order/preorder.ts';
import { isDeepEqual } from '../../../domain/vocabulary/deep-equal.ts';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { polyfills } from '../../browser-support/polyfills.ts';
import { onDisk, withDevice } from './database.ts';
import { opened, openedOf, withVersion } from './kept-records.ts';
import { newId } from './new-id.ts';
import { currentOwner } from './owner.ts';
import { applyNews, type PreorderNews } from './sending.ts';

/** Every pre-order on the device, of all accounts, newest first; null until read. */
export const $records = atom<readonly Preorder[] | null>(null);

let channel: BroadcastChannel | undefined;

/** The channel on which tabs announce changes; without one, each tab knows its own changes only. */
function openChannel(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(deviceNames.channel);
    channel.addEventListener('message', ({ data }: MessageEvent<PreorderNews | null>) => {
      if (data) applyNews(data);
      void read();
    });
  }
  return channel;
}

async function read(): Promise<void> {
  const records = await withDevice(async (database) =>
    openedOf<Preorder>('preorders', await database.getAll('preorders')),
  );
  $records.set(records.sort((one, other) => other.savedAt - one.savedAt));
}

/** Reads the device's pre-orders once; from then on `$records` follows the changes of all tabs. */
export async function loadRecords(): Promise<void> {
  await polyfills;
  openChannel();
  if ($records.get() === null) await read();
}

/** Reads the device's pre-orders again: changes in other tabs may not have been announced here. */
export async function rereadRecords(): Promise<void> {
  await polyfills;
  openChannel();
  await read();
}

/** Notifies every tab that the pre-orders changed, and optionally what happened to one. */
export async function announceRecords(news: PreorderNews | null = null): Promise<void> {
  if (news) applyNews(news);
  openChannel()?.postMessage(news);
  await read();
}

export async function findRecord(id: string): Promise<Preorder | null> {
  return withDevice(async (database) => opened(await database.get('preorders', id)));
}

/**
 * Saves a pre-order and deletes its draft in one transaction; resolves once it is on disk. A queued order with other
 * content, or a record that cannot be opened, is never overwritten: the pre-order gets a new id instead. The record of
 * earlier attempts is kept: a refused request may still be on its way a second time.
 */
export async function putRecord(preorder: Preorder, news?: PreorderNews): Promise<void> {
  await withDevice(async (database) => {
    const change = database.transaction(['preorders', 'drafts'], 'readwrite', onDisk);
    const preorders = change.objectStore('preorders');
    const drafts = change.objectStore('drafts');
    const saved = await preorders.get(preorder.id);
    const known = opened<Preorder>(saved);
    const typed = opened(await drafts.get(preorder.id));
    const isSent = known?.state === 'queued' && !isDeepEqual(known.request, preorder.request);
    const isTaken = isSent || (saved && !known);
    const isTried = preorder.isTried || known?.isTried === true;
    const kept = isTaken ? { ...preorder, id: newId() } : { ...preorder, isTried };
    await preorders.put(withVersion(kept));
    if (typed) await drafts.delete(preorder.id);
    await change.done;
  });
  await announceRecords(news);
}

/** Removes pre-orders and their drafts from the device. */
export async function removeRecords(ids: readonly string[], news?: PreorderNews): Promise<void> {
  await withDevice(async (database) => {
    const change = database.transaction(['preorders', 'drafts'], 'readwrite');
    for (const id of ids) {
      void change.objectStore('preorders').delete(id);
      void change.objectStore('drafts').delete(id);
    }
    await change.done;
  });
  await announceRecords(news);
}

export async function removeRecord(id: string, news?: PreorderNews): Promise<void> {
  await removeRecords([id], news);
}

/**
 * Removes a refused order that the lab has after all, unless it has been changed or queued since. Resolves to whether
 * it was removed.
 */
export async function removeRefused(id: string): Promise<boolean> {
  const isRemoved = await withDevice(async (database) => {
    const change = database.transaction(['preorders', 'drafts'], 'readwrite');
    const preorders = change.objectStore('preorders');
    const known = opened<Preorder>(await preorders.get(id));
    const typed = await change.objectStore('drafts').get(id);
    const isUnchanged = known?.state === 'refused' && !typed;
    if (isUnchanged) await preorders.delete(id);
    await change.done;
    return isUnchanged;
  });
  if (isRemoved) await announceRecords({ id, fate: 'sent' });
  return isRemoved;
}

/**
 * Deletes a pre-order and its draft. If it was ever sent, it is queued to be withdrawn instead. Deleting a refused one
 * makes the user its owner, as sending it again does. Resolves to the previous pre-order.
 */
export async function deleteRecord(id: string): Promise<Preorder | null> {
  const before = await withDevice(async (database) => {
    const change = database.transaction(['preorders', 'drafts'], 'readwrite', onDisk);
    const preorders = change.objectStore('preorders');
    const known = opened<Preorder>(await preorders.get(id));
    if (known?.isTried) await preorders.put(withVersion(asWithdrawn(known)));
    else await preorders.delete(id);
    await change.objectStore('drafts').delete(id);
    await change.done;
    return known;
  });
  await announceRecords();
  return before;
}

function asWithdrawn(known: Preorder): Preorder {
  const owner = known.state === 'queued' ? known.owner : (currentOwner() ?? known.owner);
  return { ...known, owner, state: 'queued', isWithdrawn: true };
}

/**
 * Changes a queued order, including its id, in one transaction; `next` returns null to delete it. Resolves to the
 * previous order.
 */
export async function changeQueued(
  id: string,
  next: (queued: Preorder) => Preorder | null,
): Promise<Preorder | null> {
  const before = await withDevice(async (database) => {
    const change = database.transaction('preorders', 'readwrite', onDisk);
    const queued = opened<Preorder>(await change.store.get(id));
    if (queued?.state !== 'queued') return null;
    const changedTo = next(queued);
    if (changedTo?.id !== id) await change.store.delete(id);
    if (changedTo) await change.store.put(withVersion(changedTo));
    await change.done;
    return queued;
  });
  await announceRecords();
  return before;
}
