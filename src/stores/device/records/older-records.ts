import {
  callerFrom,
  correctsFrom,
  draftFrom,
  ownerFrom,
  preorderFrom,
} from '../../../domain/order/kept-preorder.ts';
import type { OrderKind } from '../../../domain/order/order.ts';
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
  type Upgrade,
  type WorkingDraft,
} from './database.ts';
import { isCurrent, isForNewer, recordVersion, withVersion } from './kept-records.ts';

const work = part<Pick<WorkingDraft, 'id' | 'preorder' | 'owner' | 'caller' | 'corrects'>>({
  id: string,
  preorder: isSet,
  owner: ownerFrom,
  caller: callerFrom,
  corrects: correctsFrom,
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

/** A draft in the first version of the database: one per kind of order, stored under the kind. */
type FirstDraft = Pick<WorkingDraft, 'id' | 'draft' | 'preorder' | 'owner'>;

/** Takes over the first version of the database. */
export const upgradeFirst: Upgrade = async (database, _before, _now, change) => {
  change.objectStore('preorders').createIndex('state', 'state');
  const drafts = database.createObjectStore('drafts', { keyPath: 'id' });
  const first = change as unknown as {
    objectStore(name: 'working'): { get(kind: OrderKind): Promise<FirstDraft | undefined> };
  };
  for (const kind of ['rx', 'stock'] as const) {
    const left = await first.objectStore('working').get(kind);
    if (left) await drafts.put({ ...left, ...{ kind, keptAt: Date.now() } });
  }
  (database as unknown as IDBDatabase).deleteObjectStore('working');
};
