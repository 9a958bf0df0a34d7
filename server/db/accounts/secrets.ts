import type { Database } from '../pool/database.ts';

/** Reads a signing key that all server processes share; a migration made it. */
export async function readSecret({ queries }: Database, name: 'known-devices'): Promise<Buffer> {
  const found = await queries
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return found.value;
}
