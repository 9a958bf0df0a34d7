import type { PhotoPlace } from '../orders/photos.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** How many photos of an account may be uploaded in parts at the same time. Beyond that, the oldest is given up. */
const mostUnfinished = 8;

/** A part of a photo at an offset; `size` is the size of the whole photo. Both in bytes. */
export interface PhotoPart {
  start: number;
  size: number;
  bytes: Buffer;
}

const partsOf = (transaction: Transaction, { account, order, id }: PhotoPlace) =>
  transaction
    .selectFrom('orderPhotoParts')
    .where((eb) => eb.and({ accountId: account, orderId: order, photoId: id }));

async function dropOldest(transaction: Transaction, account: string): Promise<void> {
  const excess = transaction
    .selectFrom('orderPhotoParts')
    .select(['orderId', 'photoId'])
    .where((eb) => eb.and({ accountId: account, start: 0 }))
    .orderBy('at', 'desc')
    .orderBy('photoId', 'desc')
    .offset(mostUnfinished);
  await transaction
    .deleteFrom('orderPhotoParts')
    .where('accountId', '=', account)
    .where(({ eb, refTuple }) =>
      eb(refTuple('orderId', 'photoId'), 'in', excess.$asTuple('orderId', 'photoId')),
    )
    .execute();
}

/** Adds the next part, and ignores any other. Returns the number of contiguous bytes received since the beginning. */
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
      .insertInto('orderPhotoParts')
      .values({
        accountId: account,
        orderId: place.order,
        photoId: place.id,
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

/** All received parts of a photo. */
export function readParts(database: Database, place: PhotoPlace): Promise<Buffer> {
  return inScope(database, { account: place.account }, async (transaction) => {
    const parts = await partsOf(transaction, place).select('bytes').orderBy('start').execute();
    return Buffer.concat(parts.map(({ bytes }) => bytes));
  });
}

/** Deletes the parts of a photo. */
export function dropParts(
  database: Database,
  { account, order, id }: PhotoPlace,
): Promise<unknown> {
  return inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('orderPhotoParts')
      .where((eb) => eb.and({ accountId: account, orderId: order, photoId: id }))
      .execute(),
  );
}

/** Deletes the parts of all accounts that arrived before an instant. */
export function clearParts(database: Database, before: Date): Promise<unknown> {
  return inScope(database, 'lab', (transaction) =>
    transaction.deleteFrom('orderPhotoParts').where('at', '<', before).execute(),
  );
}
