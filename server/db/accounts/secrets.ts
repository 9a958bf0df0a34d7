import type { Database } from '../pool/database.ts';

type SecretName = 'known-devices' | 'push';

const secretOf = ({ queries }: Database, name: SecretName) =>
  queries.selectFrom('secrets').select('value').where('name', '=', name);

/** Reads a secret that all server processes share; undefined if it does not exist. */
export async function findSecret(
  database: Database,
  name: SecretName,
): Promise<Buffer | undefined> {
  const found = await secretOf(database, name).executeTakeFirst();
  return found?.value;
}

/** Reads a secret that must exist, such as the key for signing `known-devices`, which a migration makes. */
export async function readSecret(database: Database, name: SecretName): Promise<Buffer> {
  const found = await secretOf(database, name).executeTakeFirstOrThrow();
  return found.value;
}
