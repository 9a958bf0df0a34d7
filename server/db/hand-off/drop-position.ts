import type { Database } from '../pool/database.ts';

/** How far orders have been written to the drop folder, as a cursor of the feed; undefined before the first time. */
export async function readDropPosition({ queries }: Database): Promise<string | undefined> {
  const found = await queries.selectFrom('dropFolder').select('position').executeTakeFirst();
  return found?.position;
}

/** Stores how far orders have been written. */
export async function storeDropPosition({ queries }: Database, position: string): Promise<void> {
  await queries
    .insertInto('dropFolder')
    .values({ isOnly: true, position })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ position }))
    .execute();
}
