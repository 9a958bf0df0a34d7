import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { DeviceOwner, Preorder } from '../../domain/order/preorder.ts';
import { deviceNames } from '../../panel/storage-keys.ts';
import { fetchOlderRecords } from './fetch-older-records.ts';

/** An order that is being typed in a tab, under the id it will have at the lab. */
export type WorkingDraft<Kind extends OrderKind = OrderKind> = {
  id: string;
  kind: Kind;
  draft: Drafts[Kind];
  /** Whether it is already among the pre-orders. */
  preorder: boolean;
  /** Who composed it; null while only a visitor did. Once there is one, it never changes. */
  owner: DeviceOwner | null;
  /** Milliseconds since 1970. */
  keptAt: number;
};

/** A record as it is kept, by whichever version of the panel. */
export type KeptRecord = {
  id: string;
  /** Records have one since version 1. */
  version?: number;
  /** Version that tried to read it and could not. */
  unreadableBy?: number;
  draft?: unknown;
};

/** Says that an earlier version wrote a record that was met. */
export class OlderRecord extends Error {}

export interface DeviceSchema extends DBSchema {
  preorders: { key: string; value: KeptRecord; indexes: { state: Preorder['state'] } };
  drafts: { key: string; value: KeptRecord };
}

export type Device = IDBPDatabase<DeviceSchema>;

/** How the database's first version kept a draft: one of a kind, under the kind. */
type FirstDraft = Pick<WorkingDraft, 'id' | 'draft' | 'preorder' | 'owner'>;

let opening: Promise<Device> | undefined;

function forget(): void {
  opening = undefined;
}

function open(): Promise<Device> {
  opening ??= openDB<DeviceSchema>(deviceNames.database, 2, {
    async upgrade(database, before, _now, change) {
      const preorders = before
        ? change.objectStore('preorders')
        : database.createObjectStore('preorders', { keyPath: 'id' });
      preorders.createIndex('state', 'state');
      const drafts = database.createObjectStore('drafts', { keyPath: 'id' });
      if (!before) return;
      const first = change as unknown as {
        objectStore(name: 'working'): { get(kind: OrderKind): Promise<FirstDraft | undefined> };
      };
      for (const kind of ['rx', 'stock'] as const) {
        const left = await first.objectStore('working').get(kind);
        if (left) await drafts.put({ ...left, ...{ kind, keptAt: Date.now() } });
      }
      (database as unknown as IDBDatabase).deleteObjectStore('working');
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/**
 * Works on the device's database. WebKit drops connections in the background, so a lost one is opened again, once. Where
 * a record of an earlier version is met, all of them are brought up to date first.
 */
export async function withDevice<T>(work: (database: Device) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (failure) {
    if (failure instanceof OlderRecord) {
      const { renewRecords } = await fetchOlderRecords();
      await renewRecords(await open());
      return withDevice(work);
    }
    if (!(failure instanceof DOMException && failure.name === 'InvalidStateError')) throw failure;
    forget();
    return work(await open());
  }
}

/** Done only when it is on the disk: the browser's default loses what a power cut catches. */
export const onDisk = { durability: 'strict' } as const;
