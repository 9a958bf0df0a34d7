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

/** The limits that PostgreSQL enforces, by its own names. */
const postgresSettings = {
  statement_timeout: timeLimits.statement,
  lock_timeout: timeLimits.lock,
  idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
} as const;

/**
 * When PostgreSQL gets its limits: when a connection opens, which costs nothing, or in each transaction, where a pooler
 * refuses the first.
 */
export type LimitsAt = 'connection' | 'transaction';

/** The limits as connection options. */
export function connectionLimits(at: LimitsAt): pg.PoolConfig {
  const ours = {
    connectionTimeoutMillis: timeLimits.connect,
    query_timeout: timeLimits.answer,
  };
  return at === 'connection' ? { ...ours, ...postgresSettings } : ours;
}

/** The limits as statements for the start of a transaction; empty when the connection has them. */
export function transactionLimits(at: LimitsAt): string {
  if (at === 'connection') return '';
  return Object.entries(postgresSettings)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');
}
