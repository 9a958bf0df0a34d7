import type { PictureFormat, PictureWidth } from '../../../src/domain/accessories/picture-files.ts';
import type { Database } from '../pool/database.ts';

/** A product's picture in every width and format. */
export interface StoredPicture {
  /** Digest of what was sent. */
  hash: string;
  /** Size of the widest one in pixels. */
  width: number;
  height: number;
  files: readonly { width: PictureWidth; format: PictureFormat; bytes: Buffer }[];
}

/** Whether there is a product with this id. */
export async function hasProduct({ queries }: Database, product: string): Promise<boolean> {
  const found = queries.selectFrom('accessory_products').select('id').where('id', '=', product);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Gives a product a picture in place of the one it has. */
export async function storePicture(
  { queries }: Database,
  product: string,
  { hash, width, height, files }: StoredPicture,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('accessory_picture_files')
      .values(files.map((file) => ({ hash, ...file })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('accessory_pictures')
      .values({ product_id: product, hash, width, height })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ hash, width, height }))
      .execute();
  });
}

/** Takes a product's picture away, if it has one. */
export async function removePicture({ queries }: Database, product: string): Promise<void> {
  await queries.deleteFrom('accessory_pictures').where('product_id', '=', product).execute();
}

/** A file of a picture that some product has; undefined if none has it. */
export async function findPictureFile(
  { queries }: Database,
  { hash, width, format }: { hash: string; width: number; format: PictureFormat },
): Promise<Buffer | undefined> {
  const found = await queries
    .selectFrom('accessory_picture_files as file')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .where('format', '=', format)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accessory_pictures').select('product_id').whereRef('hash', '=', 'file.hash'),
      ),
    )
    .executeTakeFirst();
  return found?.bytes;
}

/** Deletes files of pictures that no product has any more. Returns how many pictures. */
export async function clearPictureFiles({ queries }: Database): Promise<number> {
  const cleared = await queries
    .deleteFrom('accessory_picture_files')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accessory_pictures')
            .select('product_id')
            .whereRef('accessory_pictures.hash', '=', 'accessory_picture_files.hash'),
        ),
      ),
    )
    .returning('hash')
    .execute();
  return new Set(cleared.map(({ hash }) => hash)).size;
}
