import type { Kysely } from 'kysely';
import type pg from 'pg';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';
import type { Tables } from '../schema/tables.ts';
import { openPool, queriesOf } from './open-pool.ts';

/**
 * The server's limits on the replica, in milliseconds. They are shorter than the primary's, which is asked afterwards.
 */
const limits = { statement: 2_000, answer: 2_500, connect: 500 } as const;
const maxConnections = 16;

/** Why a read went to the primary: the replica was behind, had failed, or was resting after either. */
export type NotRead = 'behind' | 'failed' | 'resting';
/** How long the replica then rests, in milliseconds, so that few requests wait for it in vain. */
const usualRestMs = { behind: 1_000, failed: 5_000 } as const;

/** A replica nearby is some milliseconds behind. */
const usualPatienceMs = 200;

/** Options for reading from a replica. */
export interface ReplicaOptions {
  /** Whether PostgreSQL keeps named prepared statements; default true. */
  namedStatements?: boolean;
  /** How long a request waits for the replica to catch up, in milliseconds. */
  patienceMs?: number;
  restMs?: Readonly<Record<'behind' | 'failed', number>>;
}

/** The replica has not replayed what the request must see. */
export class ReplicaBehind extends Error {
  override name = 'ReplicaBehind';
}

/**
 * A read-only PostgreSQL that replays the primary's log. It needs no attention: when it is down or behind, reads go to
 * the primary, and a few seconds later the replica is tried again.
 */
export class Replica {
  readonly pool: pg.Pool;
  readonly queries: Kysely<Tables>;
  readonly namedStatements: boolean;
  /** How many reads the replica answered, and how many went to the primary, by reason. */
  readonly counts: Record<'replica' | NotRead, number> = {
    replica: 0,
    behind: 0,
    failed: 0,
    resting: 0,
  };
  /** How long a request waits for the replica to catch up, in milliseconds. */
  readonly patienceMs: number;
  /** How long PostgreSQL may work on a statement, in milliseconds. It is set in each transaction, for any pooler. */
  readonly statementMs = limits.statement;
  readonly #restMs: Readonly<Record<'behind' | 'failed', number>>;
  #restsUntil = 0;
  #isSkipped = false;

  constructor(
    connection: pg.PoolConfig,
    {
      namedStatements = true,
      patienceMs = usualPatienceMs,
      restMs = usualRestMs,
    }: ReplicaOptions = {},
  ) {
    this.pool = openPool({
      max: maxConnections,
      keepAlive: true,
      connectionTimeoutMillis: limits.connect,
      query_timeout: limits.answer,
      ...connection,
    });
    this.queries = queriesOf(this.pool);
    this.namedStatements = namedStatements;
    this.patienceMs = patienceMs;
    this.#restMs = restMs;
  }

  /** Whether reads skip the replica at the moment. */
  get isResting(): boolean {
    return performance.now() < this.#restsUntil;
  }

  /** Counts a read that the replica answered. */
  answered(): void {
    this.counts.replica += 1;
    if (!this.#isSkipped) return;
    this.#isSkipped = false;
    log.info('the replica answers again');
  }

  /** Counts a read that went to the primary. */
  skip(reason: NotRead, error?: Error): void {
    this.counts[reason] += 1;
    if (reason === 'resting') return;
    this.#restsUntil = performance.now() + this.#restMs[reason];
    if (this.#isSkipped) return;
    this.#isSkipped = true;
    log.warn({ reason, ...(error && logged(error)) }, 'the lab reads from the primary');
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}
