import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { Drafts, OrderKind } from '../../../domain/order/order.ts';
import type { Caller, Corrects, DeviceOwner, Preorder } from '../../../domain/order/preorder.ts';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { polyfills } from '../../browser-support/polyfills.ts';
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
  /** For which account the lab composes it; null for an order of one's own. */
  caller: Caller | null;
  /** The order at the lab that it corrects; null for a new order. */
  corrects: Corrects | null;
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

/** Thrown on finding a record that only another version of the panel can open. */
export class ForeignRecord extends Error {}

/** Whether the device works and only a record cannot be opened. */
export const isUnreadable = (failure: unknown): boolean =>
  failure instanceof OlderRecord || failure instanceof ForeignRecord;

export interface DeviceSchema extends DBSchema {
  preorders: { key: string; value: KeptRecord; indexes: { state: Preorder['state'] } };
  drafts: { key: string; value: KeptRecord };
}

export type Device = IDBPDatabase<DeviceSchema>;

let opening: Promise<Device> | undefined;

/** Time to open the database, ms. Some browsers never answer. */
const patience = 4_000;

function forget(): void {
  opening = undefined;
}

/** Creates what a database holds, inside the transaction that upgrades it. */
export type Upgrade = NonNullable<OpenDBCallbacks<DeviceSchema>['upgrade']>;

function openWith(upgrade: Upgrade): Promise<Device> {
  return openDB<DeviceSchema>(deviceNames.database, 2, {
    upgrade,
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    terminated: forget,
  });
}

async function openNow(): Promise<Device> {
  await polyfills;
  let isOfFirst = false;
  try {
    return await openWith((database, before, _now, change) => {
      isOfFirst = before > 0;
      if (isOfFirst) {
        change.done.catch(() => {});
        return change.abort();
      }
      database.createObjectStore('preorders', { keyPath: 'id' }).createIndex('state', 'state');
      database.createObjectStore('drafts', { keyPath: 'id' });
    });
  } catch (failure) {
    if (!isOfFirst) throw failure;
    const { upgradeFirst } = await fetchOlderRecords();
    return openWith(upgradeFirst);
  }
}

/** Rejects if the browser has no database or does not answer in time. */
function open(): Promise<Device> {
  opening ??= new Promise((resolve, reject) => {
    openNow().then(resolve, reject);
    setTimeout(reject, patience);
  });
  opening.catch(forget);
  return opening;
}

/** How work fails on a connection that WebKit dropped in the background, and when its page is left. */
const interruption = /InvalidState|Abort/;

/** Runs work on the database, once more on a new connection if it was interrupted. */
async function onDevice<T>(work: (database: Device) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (failure) {
    if (!(failure instanceof DOMException && interruption.test(failure.name))) throw failure;
    forget();
    return work(await open());
  }
}

let fallback: typeof import('./memory-fallback.ts') | undefined;

/**
 * Runs work on the device's records. Migrates all of them first if the work finds one of an earlier version. What the
 * device refuses to store is held in memory.
 */
export async function withDevice<T>(work: (database: Device) => Promise<T>): Promise<T> {
  try {
    return await (fallback ? fallback.withMemoryFallback(open, work) : onDevice(work));
  } catch (failure) {
    if (failure instanceof OlderRecord) {
      const { renewRecords } = await fetchOlderRecords();
      await withDevice(renewRecords);
      return withDevice(work);
    }
    if (fallback || isUnreadable(failure)) throw failure;
    fallback = await import('./memory-fallback.ts');
    return withDevice(work);
  }
}

/** Completes once written to disk: the browser's default loses data in a power cut. */
export const onDisk = { durability: 'strict' } as const;
