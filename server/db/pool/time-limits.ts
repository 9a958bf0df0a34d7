import type pg from 'pg';

/**
 * How long the database may keep a request, in milliseconds. The first three are kept by PostgreSQL, which then undoes
 * the transaction; `answer` is kept here, for a connection that takes what is sent and never answers.
 */
export const timeLimits = {
  statement: 5_000,
  /** Waiting for a row another transaction holds. */
  lock: 2_000,
  idleInTransaction: 5_000,
  answer: 7_000,
  /** Opening a connection, or waiting for a free one. */
  connect: 3_000,
} as const;

/** The settings of PostgreSQL that keep its share of the limits. */
const settings = {
  statement_timeout: timeLimits.statement,
  lock_timeout: timeLimits.lock,
  idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
} as const;

/**
 * Where PostgreSQL is told its limits. At the start of a connection they cost nothing; a pooler in between may refuse
 * that, and then they go with each transaction.
 */
export type LimitsAt = 'connection' | 'transaction';

/** The limits as a connection is opened with. */
export function connectionLimits(at: LimitsAt): pg.PoolConfig {
  const ours = {
    connectionTimeoutMillis: timeLimits.connect,
    query_timeout: timeLimits.answer,
  };
  return at === 'connection' ? { ...ours, ...settings } : ours;
}

/** The limits as statements at the beginning of a transaction; empty where the connection has them. */
export function transactionLimits(at: LimitsAt): string {
  if (at === 'connection') return '';
  return Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');
}
