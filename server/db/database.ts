import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { gatheringSocket } from './gathering-socket.ts';
import type { Tables } from './tables.ts';

/** The pool of connections, and the typed builder of queries over it. */
export interface Database {
  pool: pg.Pool;
  queries: Kysely<Tables>;
}

const bigintOid = 20;

/** Money is a bigint in the database and a number here: at most 1e12 rials, exact far beyond. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === bigintOid ? Number : pg.types.getTypeParser(oid, format),
};

/** Opens a pool. Nothing connects before the first query. */
export function openDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Lets a transaction of known statements travel in one flight (`scope.ts`).
    pipeline: true,
    stream: gatheringSocket,
    types,
    ...connection,
  });
  // An idle connection that breaks says so here; the next query opens another, or fails and is answered.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  // One that breaks while it is in use fails its queries, which are answered; unheard, its cry would end the server.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, queries: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
