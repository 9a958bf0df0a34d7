import { type DBSchema, openDB } from 'idb';
import { type DeviceOwner, mayOpen } from '../../../domain/order/preorder.ts';
import type { PhotoType } from '../../../domain/photos/photo-type.ts';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { withDevice } from '../records/database.ts';
import { newId } from '../records/new-id.ts';
import { currentOwner } from '../records/owner.ts';

/** A photo waiting on the device to be sent with its order; like the order, only its owner sees it. */
export type OrderPhoto = {
  id: string;
  /** The order's id, also while it is being typed. */
  order: string;
  owner: DeviceOwner | null;
  type: PhotoType;
  bytes: ArrayBuffer;
};

/** Photos are called pictures on the device. */
interface PhotoSchema extends DBSchema {
  pictures: { key: string; value: OrderPhoto; indexes: { order: string } };
}

const dayMs = 86_400_000;

/** Photos that the device's database does not hold; they last as long as the page. */
const inMemory = new Map<string, OrderPhoto>();

/** A separate database: another version of it must not lock tabs out of the pre-orders. Closed after each use. */
async function withPhotos<T>(
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const database = await open();
  return work(database).finally(() => database.close());
}

const open = () =>
  openDB<PhotoSchema>(deviceNames.orderPhotos, 1, {
    upgrade: (database) =>
      void database.createObjectStore('pictures', { keyPath: 'id' }).createIndex('order', 'order'),
  });

/** Adds a photo to an order. Resolves to its id, under which it is uploaded, once it is on disk. */
export async function addOrderPhoto(
  order: string,
  prepared: Pick<OrderPhoto, 'type' | 'bytes'>,
): Promise<string> {
  const photo = { ...prepared, id: newId(), order, owner: currentOwner() };
  const stored = withPhotos(async (database) => {
    const change = database.transaction('pictures', 'readwrite', { durability: 'strict' });
    await change.store.put(photo);
    await change.done;
  });
  await stored.catch(() => inMemory.set(photo.id, photo));
  return photo.id;
}

/** Stores an order's photos from another device under their ids; existing ones are not overwritten. */
export async function keepOrderPhotos(
  order: string,
  photos: readonly Pick<OrderPhoto, 'id' | 'type' | 'bytes'>[],
): Promise<void> {
  const kept = photos.map((photo) => ({ ...photo, order, owner: currentOwner() }));
  const stored = withPhotos(async (database) => {
    const change = database.transaction('pictures', 'readwrite', { durability: 'strict' });
    for (const photo of kept) {
      if (!(await change.store.getKey(photo.id))) await change.store.put(photo);
    }
    await change.done;
  });
  await stored.catch(() => {
    for (const photo of kept) if (!inMemory.has(photo.id)) inMemory.set(photo.id, photo);
  });
}

const byId = (one: OrderPhoto, other: OrderPhoto) => (one.id < other.id ? -1 : 1);

/** The photos of an order that this session may open, in the order they were added. */
export async function photosOf(order: string): Promise<OrderPhoto[]> {
  const stored = await withPhotos((database) =>
    database.getAllFromIndex('pictures', 'order', order),
  ).catch(() => []);
  const held = [...inMemory.values()].filter((photo) => photo.order === order);
  return [...stored, ...held].filter(({ owner }) => mayOpen(owner, currentOwner())).toSorted(byId);
}

export async function dropOrderPhotos(ids: readonly string[]): Promise<void> {
  for (const id of ids) inMemory.delete(id);
  await withPhotos(async (database) => {
    for (const id of ids) await database.delete('pictures', id);
  }).catch(() => {});
}

/** Moves an order's photos to its new id. */
export async function moveOrderPhotos(order: string, to: string): Promise<void> {
  for (const photo of inMemory.values()) if (photo.order === order) photo.order = to;
  await withPhotos(async (database) => {
    for (const photo of await database.getAllFromIndex('pictures', 'order', order))
      await database.put('pictures', { ...photo, order: to });
  }).catch(() => {});
}

/**
 * Deletes photos whose order is no longer on the device, except those of the last day: deleting an order or clearing
 * a form can be undone.
 */
export async function dropStrayPhotos(): Promise<void> {
  const [preorders, drafts] = await withDevice((device) =>
    Promise.all([device.getAll('preorders'), device.getAll('drafts')]),
  );
  const orders = new Set([...preorders, ...drafts].map(({ id }) => id));
  const isStray = ({ id, order }: OrderPhoto) =>
    !orders.has(order) && id < newId(Date.now() - dayMs);
  for (const photo of inMemory.values()) if (isStray(photo)) inMemory.delete(photo.id);
  await withPhotos(async (database) => {
    const all = await database.getAll('pictures');
    for (const { id } of all.filter(isStray)) await database.delete('pictures', id);
  }).catch(() => {});
}
