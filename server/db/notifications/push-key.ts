import { findSecret, readSecret } from '../accounts/secrets.ts';
import type { Database } from '../pool/database.ts';

const name = 'push';

/**
 * Reads the private key that identifies this server to push services. If there is none, stores the one that `make`
 * creates.
 */
export async function readOrMakePushKey(database: Database, make: () => Buffer): Promise<Buffer> {
  const kept = await findSecret(database, name);
  if (kept) return kept;
  await database.queries
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been first.
  return readSecret(database, name);
}
