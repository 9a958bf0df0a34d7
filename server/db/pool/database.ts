import type { Kysely } from 'kysely';
import type pg from 'pg';
import { QueueByKey } from '../../process/concurrency/queue-by-key.ts';
import { WorkQueue } from '../../process/concurrency/work-queue.ts';
import type { Tables } from '../schema/tables.ts';
import { HealthCheck } from './health-check.ts';
import { openPool, queriesOf } from './open-pool.ts';
import type { Replica } from './replica.ts';
import type { ReplicaReads } from './replica-reads.ts';
import { connectionLimits, type LimitsAt, timeLimits, transactionLimits } from './time-limits.ts';

/** The connection pool, and the typed query builder that uses it. */
export interface Database {
  pool: pg.Pool;
  queries: Kysely<Tables>;
  health: HealthCheck;
  /**
   * For work that locks rows: stock orders and events. It may use half of the connections, so that other queries never
   * wait for a lock.
   */
  lockQueue: WorkQueue;
  /**
   * For events of an account's orders, two at a time. They all need the row with the account's balance. If many wait
   * for it in PostgreSQL, the last ones are cancelled on a busy machine.
   */
  accountQueue: QueueByKey;
  /** Statements that set the time limits at the start of each transaction; may be empty. */
  limitStatements: string;
  /** Whether PostgreSQL keeps named prepared statements. */
  namedStatements: boolean;
  /** The replica of `READ_URL`. */
  replica: Replica | undefined;
  /** Where the reads go, for a request that may read from the replica. */
  reads?: ReplicaReads;
  close(): Promise<void>;
}

/** Options for a connection pooler between the server and PostgreSQL. */
export interface DatabaseOptions {
  /** Default true. */
  namedStatements?: boolean;
  /** Default `connection`. */
  limitsAt?: LimitsAt;
  /** Closes together with the database. */
  replica?: Replica | undefined;
}

const maxConnections = 16;
/** The second one prepares while the first holds the balance. */
const atOnceByAccount = 2;
const waiting = { maxWaiting: 64, maxWaitMs: timeLimits.statement };

/** Creates a pool. It connects at the first query. */
export function openDatabase(
  connection: pg.PoolConfig,
  { namedStatements = true, limitsAt = 'connection', replica }: DatabaseOptions = {},
): Database {
  const limited = { keepAlive: true, ...connectionLimits(limitsAt), ...connection };
  const pool = openPool({ max: maxConnections, ...limited });
  const health = new HealthCheck(limited);
  return {
    pool,
    queries: queriesOf(pool),
    health,
    replica,
    lockQueue: new WorkQueue({ atOnce: maxConnections / 2, ...waiting }),
    accountQueue: new QueueByKey({ atOnce: atOnceByAccount, ...waiting }),
    limitStatements: transactionLimits(limitsAt),
    namedStatements,
    close: async () => {
      await Promise.all([pool.ending ? undefined : pool.end(), health.close(), replica?.close()]);
    },
  };
}
