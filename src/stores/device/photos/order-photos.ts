import { type DBSchema, openDB } from 'idb';
import { type DeviceOwner, mayOpen } from '../../../domain/order/preorder.ts';
import type { PhotoType } from '../../../domain/photos/photo-type.ts';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { withDevice } from '../records/database.ts';
import { newId } from '../records/new-id.ts';
import { currentOwner } from '../records/owner.ts';

/** A picture waiting on the device to be sent with its order; like the order, only its owner sees it. */
export type OrderPicture = {
  id: string;
  /** The order's id, also while it is being typed. */
  order: string;
  owner: DeviceOwner | null;
  type: PhotoType;
  bytes: ArrayBuffer;
};

interface PictureSchema extends DBSchema {
  pictures: { key: string; value: OrderPicture; indexes: { order: string } };
}

const dayMs = 86_400_000;

/** Pictures that the device's database does not hold; they last as long as the page. */
const inMemory = new Map<string, OrderPicture>();

/** A separate database: another version of it must not lock tabs out of the pre-orders. Closed after each use. */
async function withPictures<T>(
  work: (pictures: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const database = await open();
  return work(database).finally(() => database.close());
}

const open = () =>
  openDB<PictureSchema>(deviceNames.pictures, 1, {
    upgrade: (database) =>
      void database.createObjectStore('pictures', { keyPath: 'id' }).createIndex('order', 'order'),
  });

/** Adds a picture to an order. Resolves to its id, under which it is uploaded, once it is on disk. */
export async function addPicture(
  order: string,
  photo: Pick<OrderPicture, 'type' | 'bytes'>,
): Promise<string> {
  const picture = { ...photo, id: newId(), order, owner: currentOwner() };
  const stored = withPictures(async (database) => {
    const change = database.transaction('pictures', 'readwrite', { durability: 'strict' });
    await change.store.put(picture);
    await change.done;
  });
  await stored.catch(() => inMemory.set(picture.id, picture));
  return picture.id;
}

/** Stores an order's pictures from another device under their ids; existing ones are not overwritten. */
export async function keepPictures(
  order: string,
  pictures: readonly Pick<OrderPicture, 'id' | 'type' | 'bytes'>[],
): Promise<void> {
  const kept = pictures.map((picture) => ({ ...picture, order, owner: currentOwner() }));
  const stored = withPictures(async (database) => {
    const change = database.transaction('pictures', 'readwrite', { durability: 'strict' });
    for (const picture of kept) {
      if (!(await change.store.getKey(picture.id))) await change.store.put(picture);
    }
    await change.done;
  });
  await stored.catch(() => {
    for (const picture of kept) if (!inMemory.has(picture.id)) inMemory.set(picture.id, picture);
  });
}

const byId = (one: OrderPicture, other: OrderPicture) => (one.id < other.id ? -1 : 1);

/** The pictures of an order that this session may open, in the order they were added. */
export async function picturesOf(order: string): Promise<OrderPicture[]> {
  const stored = await withPictures((database) =>
    database.getAllFromIndex('pictures', 'order', order),
  ).catch(() => []);
  const held = [...inMemory.values()].filter((picture) => picture.order === order);
  return [...stored, ...held].filter(({ owner }) => mayOpen(owner, currentOwner())).toSorted(byId);
}

export async function dropPictures(ids: readonly string[]): Promise<void> {
  for (const id of ids) inMemory.delete(id);
  await withPictures(async (database) => {
    for (const id of ids) await database.delete('pictures', id);
  }).catch(() => {});
}

/** Moves an order's pictures to its new id. */
export async function movePictures(order: string, to: string): Promise<void> {
  for (const picture of inMemory.values()) if (picture.order === order) picture.order = to;
  await withPictures(async (database) => {
    for (const picture of await database.getAllFromIndex('pictures', 'order', order))
      await database.put('pictures', { ...picture, order: to });
  }).catch(() => {});
}

/**
 * Deletes pictures whose order is no longer on the device, except those of the last day: deleting an order or clearing
 * a form can be undone.
 */
export async function dropStrayPictures(): Promise<void> {
  const [preorders, drafts] = await withDevice((device) =>
    Promise.all([device.getAll('preorders'), device.getAll('drafts')]),
  );
  const orders = new Set([...preorders, ...drafts].map(({ id }) => id));
  const isStray = ({ id, order }: OrderPicture) =>
    !orders.has(order) && id < newId(Date.now() - dayMs);
  for (const picture of inMemory.values()) if (isStray(picture)) inMemory.delete(picture.id);
  await withPictures(async (database) => {
    const all = await database.getAll('pictures');
    for (const { id } of all.filter(isStray)) await database.delete('pictures', id);
  }).catch(() => {});
}
