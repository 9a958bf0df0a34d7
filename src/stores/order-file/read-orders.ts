import { readApi } from '../../api/client.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { Preorder } from '../../domain/order/preorder.ts';
import { type OrderInFile, readContent } from '../../domain/order-file/file-content.ts';
import { type FileFault, readOrderFile } from '../../domain/order-file/order-file.ts';
import { sendWaiting } from '../device/outbox/outbox-look.ts';
import { onDisk, withDevice } from '../device/records/database.ts';
import { withVersion } from '../device/records/kept-records.ts';
import { currentOwner } from '../device/records/owner.ts';
import { announceRecords } from '../device/records/preorder-records.ts';
import { keepFilePhotos } from './photos.ts';
import { unseal } from './seal.ts';

/** Numbers of orders in a file, by what happened to them. */
export type ReadOrders = {
  /** Added to this device's outbox. */
  added: number;
  /** Already on this device. */
  here: number;
  /** Already at the lab. */
  atLab: number;
  unreadable: number;
  /** Added without their photos, which the device that saved the file sends. */
  withoutPhotos: number;
};

export type Reading =
  | { kind: 'read'; orders: ReadOrders }
  | { kind: 'fault'; fault: FileFault | 'signedOut' | 'wrongPassphrase' };

/** Maximum file size in bytes; ten thousand prescriptions need less. */
const largest = 100_000_000;

/** Ids of the orders the lab has, as far as it can be reached. The others are sent; the lab places each only once. */
async function idsAtLab(orders: readonly Preorder[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const { id } of orders) {
    const answer = await readApi(orderPaths.order(id));
    if (answer.kind === 'offline') break;
    if (answer.kind === 'answer') known.add(id);
  }
  return known;
}

/** The orders whose ids are not on the device. */
async function notHere(orders: readonly OrderInFile[]): Promise<OrderInFile[]> {
  const ids = await withDevice(async (device) => [
    ...(await device.getAllKeys('preorders')),
    ...(await device.getAllKeys('drafts')),
  ]);
  const here = new Set<unknown>(ids);
  return orders.filter(({ order }) => !here.has(order.id));
}

/** Adds orders to the outbox in one transaction. Does not replace records with the same id. */
async function addAbsent(orders: readonly Preorder[]): Promise<number> {
  const added = await withDevice(async (database) => {
    const change = database.transaction(['preorders', 'drafts'], 'readwrite', onDisk);
    const preorders = change.objectStore('preorders');
    const drafts = change.objectStore('drafts');
    let count = 0;
    for (const order of orders) {
      if ((await preorders.getKey(order.id)) ?? (await drafts.getKey(order.id))) continue;
      await preorders.put(withVersion(order));
      count += 1;
    }
    await change.done;
    return count;
  });
  await announceRecords();
  return added;
}

/** Reads the orders of a file into this device's outbox and sends them. */
export async function readOrders(file: Blob, passphrase: string): Promise<Reading> {
  const owner = currentOwner();
  if (!owner) return { kind: 'fault', fault: 'signedOut' };
  if (file.size > largest) return { kind: 'fault', fault: 'notOrders' };
  const found = readOrderFile(await file.text(), owner);
  if ('fault' in found) return { kind: 'fault', fault: found.fault };
  const text = await unseal(found.file, passphrase);
  if (text === null) return { kind: 'fault', fault: 'wrongPassphrase' };
  const { orders, unreadable } = readContent(text, owner);
  const known = await idsAtLab(orders.map(({ order }) => order));
  const absent = orders.filter(({ order }) => !known.has(order.id));
  // Stores photos first, because another tab may send an order as soon as it is on the device.
  const withoutPhotos = await keepFilePhotos(await notHere(absent));
  const added = await addAbsent(absent.map(({ order }) => order));
  void sendWaiting();
  const here = absent.length - added;
  return {
    kind: 'read',
    orders: { added, here, atLab: known.size, unreadable, withoutPhotos },
  };
}
