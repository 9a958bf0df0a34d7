import type pg from 'pg';

/**
 * Time limits of the database, in milliseconds. PostgreSQL enforces the first three and rolls the transaction back.
 * `answer` is enforced here, for a connection that accepts queries and never answers.
 */
export const timeLimits = {
  statement: 5_000,
  /** Waiting for a row that another transaction has locked. */
  lock: 2_000,
  idleInTransaction: 5_000,
  answer: 7_000,
  /** Opening a connection, or waiting for a free one. */
  connect: 3_000,
} as const;

/** The limits that PostgreSQL enforces, under its own names. */
const postgresSettings = {
  statement_timeout: timeLimits.statement,
  lock_timeout: timeLimits.lock,
  idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
} as const;

/**
 * Who sets PostgreSQL's time limits: the server when it opens a connection; if a pooler refuses that, the pooler
 * itself; or the server in each transaction, which slows down every request.
 */
export type LimitsAt = 'connection' | 'pooler' | 'transaction';

/** The limits as connection options. */
export function connectionLimits(at: LimitsAt): pg.PoolConfig {
  const ours = {
    connectionTimeoutMillis: timeLimits.connect,
    query_timeout: timeLimits.answer,
  };
  return at === 'connection' ? { ...ours, ...postgresSettings } : ours;
}

/** Whether a pooler's connections have these limits, or lower ones. */
export async function hasLimits(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string; ms: number }>(
    'select name, setting::integer as ms from pg_settings where name = any($1)',
    [Object.keys(postgresSettings)],
  );
  const set = new Map(rows.map(({ name, ms }) => [name, ms]));
  return Object.entries(postgresSettings).every(([name, limit]) => {
    const ms = set.get(name) ?? 0;
    return ms > 0 && ms <= limit;
  });
}

/** Statements that lift the limits for the rest of a transaction. */
export const withoutLimits = Object.keys(postgresSettings)
  .map((name) => `set local ${name} = 0`)
  .join('; ');

/** The limits as statements for the start of a transaction; empty if the connection has them. */
export function transactionLimits(at: LimitsAt): string {
  if (at !== 'transaction') return '';
  return Object.entries(postgresSettings)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');
}
