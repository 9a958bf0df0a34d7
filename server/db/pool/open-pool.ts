import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';
import type { Tables } from '../schema/tables.ts';
import { batchingSocket } from './batching-socket.ts';
import { BoundedPool } from './bounded-pool.ts';
import { columnNames } from './column-names.ts';
import { WatchedClient } from './slow-statements.ts';

const bigintOid = 20;

/** Reads bigint as number, which is exact up to 9e15. A query that returns more fails. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === bigintOid ? readWhole : pg.types.getTypeParser(oid, format),
};

function readWhole(text: string): number {
  const whole = Number(text);
  if (!Number.isSafeInteger(whole)) throw new RangeError('A bigint is beyond what is exact.');
  return whole;
}

/** A pool of connections with the server's options. It connects at the first query. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new BoundedPool({
    // Allows sending a transaction's statements without waiting in between (`scope.ts`).
    pipeline: true,
    stream: batchingSocket,
    Client: WatchedClient,
    types,
    ...connection,
  });
  // An idle connection broke. The next query opens another one, or fails and is answered.
  pool.on('error', (error) => {
    if (!pool.ending) log.error(logged(error), 'database connection lost');
  });
  // A connection that breaks in use fails its queries. Without a listener, the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The typed query builder for a pool. */
export const queriesOf = (pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [columnNames] });
