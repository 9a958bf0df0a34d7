import path from 'node:path';
import pg from 'pg';

/** An order as stored in the database. */
export type StoredOrder = { id: string; kind: string; reference: string };

/** Runs `work` as superuser of a running data directory. */
export async function asSuperuser<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const host = path.join(dataDir, 'run');
  const client = new pg.Client({ host, user: 'postgres', database: 'adasi' });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A function that queries the database of a running data directory as superuser. */
export const askerOf = (dataDir: string) => (text: string) =>
  asSuperuser(dataDir, async (client) => (await client.query(text)).rows);

/** Removes the remakes that the lab granted from ids of orders, which leaves those that shops sent. */
export async function withoutRemakes(
  ask: (text: string) => Promise<Record<string, unknown>[]>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await ask('select id from orders where remake_of is not null');
  const remakes = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !remakes.has(id));
}

/** All orders of an account, read directly from the database. */
export function readStored(dataDir: string, username: string): Promise<StoredOrder[]> {
  return asSuperuser(dataDir, async (client) => {
    const { rows } = await client.query<StoredOrder>(
      `select id, kind, content->>'reference' as reference from orders
       where kind <> 'withdrawn'
         and account_id = (select account_id from users where username = $1)`,
      [username],
    );
    return rows;
  });
}
