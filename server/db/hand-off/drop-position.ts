import type { Database } from '../pool/database.ts';

/** Up to where orders were written into the drop folder, as a cursor of the feed; undefined before the first time. */
export async function readDropPosition({ queries }: Database): Promise<string | undefined> {
  const found = await queries.selectFrom('drop_folder').select('position').executeTakeFirst();
  return found?.position;
}

/** Stores up to where orders were written. */
export async function storeDropPosition({ queries }: Database, position: string): Promise<void> {
  await queries
    .insertInto('drop_folder')
    .values({ is_only: true, position })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ position }))
    .execute();
}
