import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OrderKind } from '../domain/order.ts';
import type { DeviceOwner, Drafts, Preorder } from '../domain/preorder.ts';

/** What is being typed right now for one kind of order. */
export type WorkingDraft<Kind extends OrderKind = OrderKind> = {
  id: string;
  draft: Drafts[Kind];
  /** Whether it already stands among the pre-orders. */
  preorder: boolean;
};

interface DeviceSchema extends DBSchema {
  preorders: { key: string; value: Preorder };
  working: { key: OrderKind; value: WorkingDraft & { owner: DeviceOwner | null } };
}

type Device = IDBPDatabase<DeviceSchema>;

let opening: Promise<Device> | undefined;

function forget(): void {
  opening = undefined;
}

function open(): Promise<Device> {
  opening ??= openDB<DeviceSchema>('adasi', 1, {
    upgrade(database) {
      database.createObjectStore('preorders', { keyPath: 'id' });
      database.createObjectStore('working');
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

/** Works on the device's database. WebKit drops connections in the background, so a lost one is opened again, once. */
export async function withDevice<T>(work: (database: Device) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'InvalidStateError')) throw failure;
    forget();
    return work(await open());
  }
}

/** Done only when it is on the disk: the browser's default loses what a power cut catches. */
export const onDisk = { durability: 'strict' } as const;
