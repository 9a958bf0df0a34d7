import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Turns } from '../../concurrency/work-queue.ts';
import type { Tables } from '../schema/tables.ts';
import { BoundedPool } from './bounded-pool.ts';
import { gatheringSocket } from './gathering-socket.ts';
import { Pulse } from './pulse.ts';
import { connectionLimits, type LimitsAt, timeLimits, transactionLimits } from './time-limits.ts';

/** The pool of connections, and the typed builder of queries over it. */
export interface Database {
  pool: pg.Pool;
  queries: Kysely<Tables>;
  /** Whether the database answers at all. */
  pulse: Pulse;
  /** Stock orders hold locked rows: they have half of the connections, so that the rest never wait for a lock. */
  stockTurns: Turns;
  /** Statements every transaction begins with, or none. */
  limits: string;
  /** Whether statements are kept planned in PostgreSQL, by name. */
  named: boolean;
  close(): Promise<void>;
}

/** What a pooler between the server and PostgreSQL may ask for. */
export interface DatabaseOptions {
  /** Default true. */
  named?: boolean;
  /** Default at the connection. */
  limitsAt?: LimitsAt;
}

const mostConnections = 16;
const bigintOid = 20;

/** Money is a bigint in the database and a number here: at most 1e12 rials, exact far beyond. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === bigintOid ? Number : pg.types.getTypeParser(oid, format),
};

/** Opens a pool. Nothing connects before the first query. */
export function openDatabase(
  connection: pg.PoolConfig,
  { named = true, limitsAt = 'connection' }: DatabaseOptions = {},
): Database {
  const limited = { keepAlive: true, ...connectionLimits(limitsAt), ...connection };
  const pool = new BoundedPool({
    max: mostConnections,
    // Lets a transaction of known statements travel in one flight (`scope.ts`).
    pipeline: true,
    stream: gatheringSocket,
    types,
    ...limited,
  });
  // An idle connection that breaks says so here; the next query opens another, or fails and is answered.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`database connection lost: ${error.message}`);
  });
  // One that breaks while it is in use fails its queries, which are answered; unheard, its cry would end the server.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const pulse = new Pulse(limited);
  return {
    pool,
    queries: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    pulse,
    stockTurns: new Turns({
      atOnce: mostConnections / 2,
      mostWaiting: 64,
      patienceMs: timeLimits.statement,
    }),
    limits: transactionLimits(limitsAt),
    named,
    close: async () => {
      await Promise.all([pool.ending ? undefined : pool.end(), pulse.close()]);
    },
  };
}
