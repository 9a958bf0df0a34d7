import type { Transaction } from 'kysely';
import type { PhotoPlace } from '../orders/photos.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Tables } from '../schema/tables.ts';

/** Photos of an account that are uploaded in parts at the same time; beyond this number the oldest is given up. */
const mostUnfinished = 8;

/** A part of a photo, by its offset; `size` is the size of the whole, bytes. */
export interface PhotoPart {
  start: number;
  size: number;
  bytes: Buffer;
}

const partsOf = (transaction: Transaction<Tables>, { account, order, id }: PhotoPlace) =>
  transaction
    .selectFrom('order_photo_parts')
    .where('account_id', '=', account)
    .where('order_id', '=', order)
    .where('photo_id', '=', id);

async function dropOldest(transaction: Transaction<Tables>, account: string): Promise<void> {
  const excess = transaction
    .selectFrom('order_photo_parts')
    .select(['order_id', 'photo_id'])
    .where('account_id', '=', account)
    .where('start', '=', 0)
    .orderBy('at', 'desc')
    .orderBy('photo_id', 'desc')
    .offset(mostUnfinished);
  await transaction
    .deleteFrom('order_photo_parts')
    .where('account_id', '=', account)
    .where(({ eb, refTuple }) =>
      eb(refTuple('order_id', 'photo_id'), 'in', excess.$asTuple('order_id', 'photo_id')),
    )
    .execute();
}

/** Adds the next part, and ignores any other. Returns the number of contiguous bytes from the beginning afterwards. */
export function addPart(
  database: Database,
  place: PhotoPlace,
  { start, size, bytes }: PhotoPart,
): Promise<number> {
  const { account } = place;
  return inScope(database, { account }, async (transaction) => {
    const known = await partsOf(transaction, place)
      .select(({ fn }) => fn.sum<string | null>(fn('octet_length', ['bytes'])).as('received'))
      .executeTakeFirst();
    const received = Number(known?.received ?? 0);
    if (bytes.length === 0 || start !== received) return received;
    const added = await transaction
      .insertInto('order_photo_parts')
      .values({
        account_id: account,
        order_id: place.order,
        photo_id: place.id,
        start,
        size,
        bytes,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('start')
      .executeTakeFirst();
    if (added && start === 0) await dropOldest(transaction, account);
    return added ? received + bytes.length : received;
  });
}

/** All that was received of a photo. */
export function readParts(database: Database, place: PhotoPlace): Promise<Buffer> {
  return inScope(database, { account: place.account }, async (transaction) => {
    const parts = await partsOf(transaction, place).select('bytes').orderBy('start').execute();
    return Buffer.concat(parts.map(({ bytes }) => bytes));
  });
}

export function dropParts(
  database: Database,
  { account, order, id }: PhotoPlace,
): Promise<unknown> {
  return inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('order_photo_parts')
      .where('account_id', '=', account)
      .where('order_id', '=', order)
      .where('photo_id', '=', id)
      .execute(),
  );
}

/** Deletes the parts of all accounts that arrived before an instant. */
export function clearParts(database: Database, before: Date): Promise<unknown> {
  return inScope(database, 'lab', (transaction) =>
    transaction.deleteFrom('order_photo_parts').where('at', '<', before).execute(),
  );
}
