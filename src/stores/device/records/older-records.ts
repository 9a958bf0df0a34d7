import { draftFrom, ownerFrom, preorderFrom } from '../../../domain/order/kept-preorder.ts';
import {
  isSet,
  type KeptReader,
  part,
  string,
  unlessUnreadable,
  whole,
} from '../../../domain/vocabulary/kept-data.ts';
import {
  type Device,
  type KeptRecord,
  type LeavingDraft,
  onDisk,
  type WorkingDraft,
} from './database.ts';
import { isCurrent, isForNewer, recordVersion, withVersion } from './kept-records.ts';

const work = part<Pick<WorkingDraft, 'id' | 'preorder' | 'owner'>>({
  id: string,
  preorder: isSet,
  owner: ownerFrom,
});
const time = part<Pick<WorkingDraft, 'keptAt'>>({ keptAt: whole });

/** Reads the keystrokes an earlier version stored when its page unloaded; null if unreadable. */
export const leavingDraftFrom: KeptReader<LeavingDraft | null> = unlessUnreadable((kept) => ({
  ...work(kept),
  ...draftFrom(kept),
}));

const workingDraftFrom: KeptReader<WorkingDraft> = (kept) => ({
  ...work(kept),
  ...draftFrom(kept),
  ...time(kept),
});

type Store = {
  getAll(): Promise<KeptRecord[]>;
  put(record: KeptRecord): Promise<unknown>;
};

async function renewAll(store: Store, read: KeptReader<{ id: string }>): Promise<void> {
  for (const kept of await store.getAll()) {
    if (isForNewer(kept) || isCurrent(kept)) continue;
    const record = unlessUnreadable(read)(kept);
    await store.put(record ? withVersion(record) : { ...kept, unreadableBy: recordVersion });
  }
}

/** Migrates the records of earlier versions. Unreadable ones stay as they are, and are marked. */
export async function renewRecords(database: Device): Promise<void> {
  const change = database.transaction(['preorders', 'drafts'], 'readwrite', onDisk);
  await renewAll(change.objectStore('preorders'), preorderFrom);
  await renewAll(change.objectStore('drafts'), workingDraftFrom);
  await change.done;
}
