import type { Database } from '../pool/database.ts';

const name = 'push';

function readPushKey({ queries }: Database): Promise<{ value: Buffer } | undefined> {
  return queries.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
}

/** Reads the private key by which push services know this server; the one that `make` makes is stored where there is none. */
export async function keptPushKey(database: Database, make: () => Buffer): Promise<Buffer> {
  const kept = await readPushKey(database);
  if (kept) return kept.value;
  await database.queries
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been first.
  const now = await readPushKey(database);
  if (!now) throw new Error('the key for pushes was not stored');
  return now.value;
}
