import type { Kysely } from 'kysely';
import type { PictureFormat } from '../../../src/domain/accessories/picture-files.ts';
import type { Author } from '../audit/author.ts';
import { type Recorded, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Tables } from '../schema/tables.ts';
import type { Transaction } from '../schema/transaction.ts';

/** A product's picture in all stored widths and formats. */
export interface StoredPicture {
  /** Digest of the upload. */
  hash: string;
  /** Size of the widest file in pixels. */
  width: number;
  height: number;
  files: readonly { width: number; format: PictureFormat; bytes: Buffer }[];
}

/** Whether there is a product with this id. */
export async function hasProduct({ queries }: Database, product: string): Promise<boolean> {
  return (await productNamed(queries, product)) !== undefined;
}

/** Stores the files of a picture, unless they are stored already. */
export async function keepPictureFiles(
  transaction: Transaction,
  { hash, files }: StoredPicture,
): Promise<void> {
  await transaction
    .insertInto('accessoryPictureFiles')
    .values(files.map((file) => ({ hash, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives a product a picture, replacing an earlier one. */
export async function storePicture(
  database: Database,
  { product, picture, by }: { product: string; picture: StoredPicture; by: Author },
): Promise<void> {
  const { hash, width, height } = picture;
  await inScope(database, 'directory', async (transaction) => {
    await keepPictureFiles(transaction, picture);
    const before = await pictureOf(transaction, product);
    await transaction
      .insertInto('accessoryPictures')
      .values({ productId: product, hash, width, height })
      .onConflict((conflict) => conflict.column('productId').doUpdateSet({ hash, width, height }))
      .execute();
    if (before?.hash === hash) return;
    await recordPicture(transaction, { by, product, before, after: { hash, width, height } });
  });
}

/** Removes a product's picture, if it has one. */
export async function removePicture(
  database: Database,
  { product, by }: { product: string; by: Author },
): Promise<void> {
  await inScope(database, 'directory', async (transaction) => {
    const before = await pictureOf(transaction, product);
    if (!before) return;
    await transaction.deleteFrom('accessoryPictures').where('productId', '=', product).execute();
    await recordPicture(transaction, { by, product, before });
  });
}

function productNamed(queries: Kysely<Tables>, product: string) {
  return queries
    .selectFrom('accessoryProducts')
    .select('nameFa')
    .where('id', '=', product)
    .executeTakeFirst();
}

function pictureOf(transaction: Transaction, product: string) {
  return transaction
    .selectFrom('accessoryPictures')
    .select(['hash', 'width', 'height'])
    .where('productId', '=', product)
    .forUpdate()
    .executeTakeFirst();
}

async function recordPicture(
  transaction: Transaction,
  { by, product, ...change }: Pick<Recorded, 'before' | 'after'> & { by: Author; product: string },
): Promise<void> {
  const subjectName = (await productNamed(transaction, product))?.nameFa ?? product;
  const action = change.after ? 'accessory.setPicture' : 'accessory.removePicture';
  await recordAudit(transaction, { by, action, subject: product, subjectName, ...change });
}

/** A file of a picture that some product or frame uses; undefined if none does. */
export async function findPictureFile(
  { queries }: Database,
  { hash, width, format }: { hash: string; width: number; format: PictureFormat },
): Promise<Buffer | undefined> {
  const found = await queries
    .selectFrom('accessoryPictureFiles as file')
    .select('bytes')
    .where((eb) => eb.and({ hash, width, format }))
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('accessoryPictures').select('productId').whereRef('hash', '=', 'file.hash'),
        ),
        exists(selectFrom('frames').select('id').whereRef('picture', '=', 'file.hash')),
      ]),
    )
    .executeTakeFirst();
  return found?.bytes;
}

/** Deletes picture files that no product or frame uses. Returns the number of pictures deleted. */
export async function clearPictureFiles({ queries }: Database): Promise<number> {
  const cleared = await queries
    .deleteFrom('accessoryPictureFiles')
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('accessoryPictures')
              .select('productId')
              .whereRef('accessoryPictures.hash', '=', 'accessoryPictureFiles.hash'),
          ),
        ),
        not(
          exists(
            selectFrom('frames')
              .select('id')
              .whereRef('frames.picture', '=', 'accessoryPictureFiles.hash'),
          ),
        ),
      ]),
    )
    .returning('hash')
    .execute();
  return new Set(cleared.map(({ hash }) => hash)).size;
}
