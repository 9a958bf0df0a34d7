import { CompiledQuery } from 'kysely';
import type { Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { OrderScope } from './read-orders.ts';
import { Refused } from './refused.ts';

/** How many photos of an account may belong to no event yet. Beyond that, the oldest is deleted. */
const mostUnattached = 20;

/** A photo's key: its account, its order and the id its client made. */
export interface PhotoPlace {
  account: string;
  order: string;
  id: string;
}

/** What is known about a photo's id: the hash of an earlier upload under it. */
export interface PhotoOrder {
  sentHash: Buffer | null;
}

const orderSql = `
  select photo.sent_hash from orders "order"
  left join order_photos photo
    on photo.account_id = "order".account_id and photo.order_id = "order".id and photo.id = $3
  where "order".account_id = $1 and "order".id = $2 and "order".kind <> 'withdrawn'`;

/** What is known about the id of a photo; undefined if there is no such order. */
export async function findPhotoOrder(
  database: Database,
  { account, order, id }: PhotoPlace,
): Promise<PhotoOrder | undefined> {
  const query = CompiledQuery.raw(orderSql, [account, order, id]) as CompiledQuery<PhotoOrder>;
  const [row] = await queryInScope(database, { account }, 'find-photo-order', query);
  return row;
}

/** A photo to store, rebuilt by the server. */
export interface NewPhoto extends PhotoPlace {
  /** Whether the lab uploaded it. */
  byLab: boolean;
  sentHash: Buffer;
  photo: Buffer;
  thumbnail: Buffer;
}

/** Stores a photo that belongs to no event yet; false if its id has been used in the meantime. */
export function storePhoto(
  database: Database,
  { account, order, id, byLab, sentHash, photo, thumbnail }: NewPhoto,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const stored = await transaction
      .insertInto('orderPhotos')
      .values({ accountId: account, orderId: order, id, byLab, sentHash, photo, thumbnail })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await dropOldest(transaction, account, byLab);
    return stored !== undefined;
  });
}

async function dropOldest(
  transaction: Transaction,
  account: string,
  byLab: boolean,
): Promise<void> {
  const excess = transaction
    .selectFrom('orderPhotos')
    .select(['orderId', 'id'])
    .where((eb) => eb.and({ accountId: account, byLab }))
    .where('eventId', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostUnattached);
  await transaction
    .deleteFrom('orderPhotos')
    .where('accountId', '=', account)
    .where('eventId', 'is', null)
    .where(({ eb, refTuple }) =>
      eb(refTuple('orderId', 'id'), 'in', excess.$asTuple('orderId', 'id')),
    )
    .execute();
}

/** An event that may have photos. */
interface NamingEvent {
  account: string;
  order: string;
  id: string;
  side: Side;
  asked: { photos?: readonly string[] | undefined };
}

/** Attaches an event's photos. Throws `Refused` unless each belongs to this order and side and is not attached yet. */
export async function attachPhotos(
  transaction: Transaction,
  { account, order, id, side, asked: { photos = [] } }: NamingEvent,
): Promise<void> {
  if (photos.length === 0) return;
  const attached = await transaction
    .updateTable('orderPhotos')
    .set({ eventId: id })
    .where((eb) => eb.and({ accountId: account, orderId: order, byLab: side === 'lab' }))
    .where('id', 'in', photos)
    .where('eventId', 'is', null)
    .returning('id')
    .execute();
  if (attached.length < photos.length) throw new Refused([{ path: 'photos', code: 'invalid' }]);
}

/** Which image of a photo: full size or thumbnail. */
export type PhotoSize = 'photo' | 'thumbnail';

/**
 * Reads a photo. Before it belongs to an event, only a shop can read it, and only if one of its own users uploaded it.
 * Clients make the ids of orders, so without an account the lab gets the photo of the order placed first.
 */
export async function findPhoto(
  database: Database,
  scope: OrderScope,
  { order, id, account }: Omit<PhotoPlace, 'account'> & { account?: string | undefined },
  size: PhotoSize,
): Promise<Buffer | undefined> {
  let query = database.queries
    .selectFrom('orderPhotos as photo')
    .innerJoin('orders as order', (join) =>
      join.onRef('order.accountId', '=', 'photo.accountId').onRef('order.id', '=', 'photo.orderId'),
    )
    .select(`photo.${size} as bytes`)
    .where((eb) => eb.and({ 'order.id': order, 'photo.id': id }));
  if (scope === 'lab') query = query.where('photo.eventId', 'is not', null);
  else {
    query = query
      .where('photo.accountId', '=', scope.account)
      .where(({ eb, or }) =>
        or([eb('photo.eventId', 'is not', null), eb('photo.byLab', '=', false)]),
      );
  }
  if (account) query = query.where('photo.accountId', '=', account);
  const first = query.orderBy('order.placedAt').limit(1).compile();
  const name = `find-${size}-${scope === 'lab' ? 'lab' : 'own'}${account ? '-of' : ''}`;
  const [row] = await queryInScope(database, scope, name, first);
  return row?.bytes;
}

/** Deletes photos of all accounts that were uploaded before an instant and never sent. Returns the number deleted. */
export async function clearUnattached(database: Database, before: Date): Promise<number> {
  return inScope(database, 'lab', async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('orderPhotos')
      .where('eventId', 'is', null)
      .where('at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Deletes the photos of an account's orders placed before an instant, including unfinished uploads. */
export async function deletePhotosOf(
  transaction: Transaction,
  account: string,
  before: Date,
): Promise<void> {
  const placed = transaction
    .selectFrom('orders')
    .select('id')
    .where('accountId', '=', account)
    .where('placedAt', '<', before);
  for (const table of ['orderPhotos', 'orderPhotoParts'] as const) {
    await transaction
      .deleteFrom(table)
      .where('accountId', '=', account)
      .where('orderId', 'in', placed)
      .execute();
  }
}
