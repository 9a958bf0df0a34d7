import type pg from 'pg';

/** The names of all migrations of a database, as one text. */
export async function migrationsOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(name, ' ' order by name) as names from migrations`,
  );
  return rows[0]?.names ?? '';
}
