import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope, type Scope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** How many pictures of an account may belong to no report yet. Beyond that, the oldest is deleted. */
const mostUnnamed = 8;

/** A picture of a receipt, rebuilt by the server. */
export interface NewReceipt {
  account: string;
  id: string;
  sentHash: Buffer;
  photo: Buffer;
  thumbnail: Buffer;
}

/** The hash of an earlier upload under an id; undefined for a new id. */
export function findReceiptHash(
  database: Database,
  { account, id }: { account: string; id: string },
): Promise<Buffer | undefined> {
  return inScope(database, { account }, async (transaction) => {
    const found = await transaction
      .selectFrom('transferPhotos')
      .select('sentHash')
      .where((eb) => eb.and({ accountId: account, id }))
      .executeTakeFirst();
    return found?.sentHash;
  });
}

/** Stores a picture that belongs to no report yet; false if its id has been used in the meantime. */
export function storeReceipt(
  database: Database,
  { account, id, sentHash, photo, thumbnail }: NewReceipt,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const stored = await transaction
      .insertInto('transferPhotos')
      .values({ accountId: account, id, sentHash, photo, thumbnail })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await dropOldest(transaction, account);
    return stored !== undefined;
  });
}

async function dropOldest(transaction: Transaction, account: string): Promise<void> {
  const excess = transaction
    .selectFrom('transferPhotos')
    .select('id')
    .where('accountId', '=', account)
    .where('reportId', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostUnnamed);
  await transaction
    .deleteFrom('transferPhotos')
    .where('accountId', '=', account)
    .where('reportId', 'is', null)
    .where('id', 'in', excess)
    .execute();
}

/** Attaches pictures to a report; false unless all of them belong to the account and to no report yet. */
export async function nameReceipts(
  transaction: Transaction,
  { account, report, photos }: { account: string; report: string; photos: readonly string[] },
): Promise<boolean> {
  if (photos.length === 0) return true;
  const named = await transaction
    .updateTable('transferPhotos')
    .set({ reportId: report })
    .where('accountId', '=', account)
    .where('id', 'in', photos)
    .where('reportId', 'is', null)
    .returning('id')
    .execute();
  return named.length === new Set(photos).size;
}

/** The ids of a report's pictures. */
export async function receiptsOf(
  transaction: Transaction,
  { account, report }: { account: string; report: string },
): Promise<string[]> {
  const found = await transaction
    .selectFrom('transferPhotos')
    .select('id')
    .where((eb) => eb.and({ accountId: account, reportId: report }))
    .execute();
  return found.map(({ id }) => id);
}

/** Reads a picture. The lab can read it only once it belongs to a report. */
export async function findReceipt(
  database: Database,
  scope: Scope,
  { account, id, size }: { account: string; id: string; size: 'photo' | 'thumbnail' },
): Promise<Buffer | undefined> {
  const query = CompiledQuery.raw(
    `select ${size} as bytes from transfer_photos where account_id = $1 and id = $2
     ${scope === 'lab' ? 'and report_id is not null' : ''}`,
    [account, id],
  ) as CompiledQuery<{ bytes: Buffer }>;
  const name = `find-receipt-${size}-${scope === 'lab' ? 'lab' : 'own'}`;
  const [found] = await queryInScope(database, scope, name, query);
  return found?.bytes;
}

/** Deletes the pictures of all accounts that were uploaded before an instant and belong to no report. */
export async function clearUnnamed(database: Database, before: Date): Promise<void> {
  await inScope(database, 'lab', (transaction) =>
    transaction
      .deleteFrom('transferPhotos')
      .where('reportId', 'is', null)
      .where('at', '<', before)
      .execute(),
  );
}
