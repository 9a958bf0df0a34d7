import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { QueueByKey } from '../../process/concurrency/queue-by-key.ts';
import { WorkQueue } from '../../process/concurrency/work-queue.ts';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';
import type { Tables } from '../schema/tables.ts';
import { batchingSocket } from './batching-socket.ts';
import { BoundedPool } from './bounded-pool.ts';
import { columnNames } from './column-names.ts';
import { HealthCheck } from './health-check.ts';
import { WatchedClient } from './slow-statements.ts';
import { connectionLimits, type LimitsAt, timeLimits, transactionLimits } from './time-limits.ts';

/** The connection pool, and the typed query builder that uses it. */
export interface Database {
  pool: pg.Pool;
  queries: Kysely<Tables>;
  health: HealthCheck;
  /** What locks rows: stock orders and events. It may use half of the connections, so that other queries never wait for a lock. */
  lockQueue: WorkQueue;
  /**
   * Events of an account's orders, two at a time: they want the row of its balance, and of many that wait for it in
   * PostgreSQL the last are cancelled on a busy machine.
   */
  accountQueue: QueueByKey;
  /** Statements that set the time limits at the start of each transaction; may be empty. */
  limitStatements: string;
  /** Whether PostgreSQL keeps named prepared statements. */
  namedStatements: boolean;
  close(): Promise<void>;
}

/** Options for a connection pooler between the server and PostgreSQL. */
export interface DatabaseOptions {
  /** Default true. */
  namedStatements?: boolean;
  /** Default `connection`. */
  limitsAt?: LimitsAt;
}

const maxConnections = 16;
/** One works while the next one gets as far as the balance. */
const atOnceByAccount = 2;
const waiting = { maxWaiting: 64, maxWaitMs: timeLimits.statement };
const bigintOid = 20;

/** Reads bigint as number, which is exact up to 9e15. A query that finds more fails. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === bigintOid ? readWhole : pg.types.getTypeParser(oid, format),
};

function readWhole(text: string): number {
  const whole = Number(text);
  if (!Number.isSafeInteger(whole)) throw new RangeError('A bigint is beyond what is exact.');
  return whole;
}

/** Creates a pool. It connects at the first query. */
export function openDatabase(
  connection: pg.PoolConfig,
  { namedStatements = true, limitsAt = 'connection' }: DatabaseOptions = {},
): Database {
  const limited = { keepAlive: true, ...connectionLimits(limitsAt), ...connection };
  const pool = new BoundedPool({
    max: maxConnections,
    // Sends the statements of a transaction without waiting in between (`scope.ts`).
    pipeline: true,
    stream: batchingSocket,
    Client: WatchedClient,
    types,
    ...limited,
  });
  // An idle connection broke; the next query opens another one, or fails and is answered.
  pool.on('error', (error) => {
    if (!pool.ending) log.error(logged(error), 'database connection lost');
  });
  // A connection that breaks in use fails its queries. Without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const health = new HealthCheck(limited);
  return {
    pool,
    queries: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [columnNames] }),
    health,
    lockQueue: new WorkQueue({ atOnce: maxConnections / 2, ...waiting }),
    accountQueue: new QueueByKey({ atOnce: atOnceByAccount, ...waiting }),
    limitStatements: transactionLimits(limitsAt),
    namedStatements,
    close: async () => {
      await Promise.all([pool.ending ? undefined : pool.end(), health.close()]);
    },
  };
}
