import { type DBSchema, openDB } from 'idb';
import { atom } from 'nanostores';
import type { TransferAsked } from '../../domain/ledger/transfer.ts';
import { type DeviceOwner, isSameOwner } from '../../domain/order/preorder.ts';
import type { PhotoType } from '../../domain/photos/photo-type.ts';
import { deviceNames } from '../../panel/storage-keys.ts';
import { currentOwner } from '../device/records/owner.ts';
import { onOtherPerson } from '../shell/session.ts';

/** Why the lab refused a report for good. */
export type TransferRefusal = 'repeated' | 'notAccepted' | 'notUploaded';

/** A report of a transfer that waits on the device, with its photos (`pictures`). Its id is the idempotency key. */
export type WaitingTransfer = {
  id: string;
  owner: DeviceOwner;
  asked: TransferAsked;
  pictures: readonly { id: string; type: PhotoType; bytes: ArrayBuffer }[];
  /** Null while it waits to be sent. */
  refusal: TransferRefusal | null;
};

interface TransferSchema extends DBSchema {
  transfers: { key: string; value: WaitingTransfer };
}

/** The signed-in user's reports, oldest first; null until read. */
export const $waitingTransfers = atom<readonly WaitingTransfer[] | null>(null);

/** What the device's database does not hold is kept as long as the page. */
const inMemory = new Map<string, WaitingTransfer>();

const open = () =>
  openDB<TransferSchema>(deviceNames.transfers, 1, {
    upgrade: (database) => void database.createObjectStore('transfers', { keyPath: 'id' }),
  });

async function withTransfers<T>(
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const database = await open();
  return work(database).finally(() => database.close());
}

/** Whether this session's user made it: only they may send it. */
export const isOwn = ({ owner }: WaitingTransfer): boolean => isSameOwner(owner, currentOwner());

/** Reads the waiting reports; another tab may have sent some. */
export async function readWaiting(): Promise<readonly WaitingTransfer[]> {
  const stored = await withTransfers((database) => database.getAll('transfers')).catch(() => []);
  const held = [...inMemory.values()].filter(({ id }) => stored.every((each) => each.id !== id));
  const own = [...stored, ...held]
    .filter(isOwn)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  $waitingTransfers.set(own);
  return own;
}

/** Stores a report; resolves once it is on disk, or in memory if there is no database. */
export async function keepWaiting(transfer: WaitingTransfer): Promise<void> {
  const stored = withTransfers(async (database) => {
    const change = database.transaction('transfers', 'readwrite', { durability: 'strict' });
    await change.store.put(transfer);
    await change.done;
  });
  await stored.catch(() => inMemory.set(transfer.id, transfer));
  await readWaiting();
}

/** Deletes a report from the device, once the lab has it or the user discards it. */
export async function dropWaiting(id: string): Promise<void> {
  inMemory.delete(id);
  await withTransfers((database) => database.delete('transfers', id)).catch(() => {});
  await readWaiting();
}

onOtherPerson(() => {
  $waitingTransfers.set(null);
  void readWaiting();
});
