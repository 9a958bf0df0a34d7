import type { Database } from '../pool/database.ts';

/** A key that all processes on this database sign with, made with the database. */
export async function readSecret({ queries }: Database, name: 'known-devices'): Promise<Buffer> {
  const found = await queries
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return found.value;
}
