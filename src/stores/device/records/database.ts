import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Drafts, OrderKind } from '../../../domain/order/order.ts';
import type { DeviceOwner, Preorder } from '../../../domain/order/preorder.ts';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { fetchOlderRecords } from './fetch-older-records.ts';

/** An order being typed in a tab, under the id it will have at the lab. */
export type WorkingDraft<Kind extends OrderKind = OrderKind> = {
  id: string;
  kind: Kind;
  draft: Drafts[Kind];
  /** Whether it is already among the pre-orders. */
  preorder: boolean;
  /** Who composed it; null for a visitor. Once set, it never changes. */
  owner: DeviceOwner | null;
  /** Milliseconds since 1970. */
  keptAt: number;
};

/** The id is empty if the page was left before it was known which order is being composed. */
export type LeavingDraft<Kind extends OrderKind = OrderKind> = Omit<WorkingDraft<Kind>, 'keptAt'>;

/** A record as stored, by any version of the panel. */
export type KeptRecord = {
  id: string;
  /** Missing from records written before there were versions. */
  version?: number;
  /** The version of the panel that could not read it. */
  unreadableBy?: number;
  draft?: unknown;
};

/** Thrown on finding a record that an earlier version wrote. */
export class OlderRecord extends Error {}

export interface DeviceSchema extends DBSchema {
  preorders: { key: string; value: KeptRecord; indexes: { state: Preorder['state'] } };
  drafts: { key: string; value: KeptRecord };
}

export type Device = IDBPDatabase<DeviceSchema>;

/** A draft in the first version of the database: one per kind of order, stored under the kind. */
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
 * Runs work on the device's database. Reopens a lost connection once, because WebKit drops connections in the
 * background. Migrates all records first if the work finds one of an earlier version.
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

/** Completes once written to disk: the browser's default loses data in a power cut. */
export const onDisk = { durability: 'strict' } as const;
