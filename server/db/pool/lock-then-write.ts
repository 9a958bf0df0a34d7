import { DatabaseError, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { type NamedStatement, readRows, statementOf } from './named-statement.ts';

/** What is written after a look at the locked rows, if anything. */
export interface Decision<Row> {
  write?: NamedStatement<Row>;
  /** Whether it may stay after what the statement returned. Without this it stays, and is committed in the same message. */
  mayStay?: (rows: readonly Row[]) => boolean;
}

/** Whether what was decided is stored, and the rows that writing it returned. */
export interface Written<Row> {
  isStored: boolean;
  rows: readonly Row[];
}

/**
 * For how long a row that somebody else has locked keeps everything waiting that was to be decided with it, in
 * milliseconds. Another decision needs a few; a lock that somebody forgot must not stop those who want other rows.
 */
const lockMs = 500;

/**
 * A transaction of two messages for rows of no account and what several accounts write: the first begins it and locks the
 * rows, the second writes what was decided by them and commits, so they are locked for hardly longer than the writing.
 */
export async function lockThenWrite<Locked, Row>(
  database: Database,
  lock: NamedStatement<Locked>,
  decide: (locked: readonly Locked[]) => Decision<Row>,
): Promise<Written<Row>> {
  const client = await database.pool.connect();
  try {
    const [, locked] = await Promise.all([
      client.query(beginStatement(database)),
      client.query(statementOf(database, lock)),
    ]);
    const decision = decide(await readRows(lock.query, locked));
    const written = await writeDecided(database, client, decision);
    client.release();
    return written;
  } catch (error) {
    client.release(!(await isUndone(client, error)));
    throw error;
  }
}

async function writeDecided<Row>(
  database: Database,
  client: PoolClient,
  { write, mayStay }: Decision<Row>,
): Promise<Written<Row>> {
  if (write && !mayStay) {
    const writing = [client.query(statementOf(database, write)), client.query('commit')] as const;
    const [result] = await Promise.all(writing);
    return { isStored: true, rows: await readRows(write.query, result) };
  }
  const rows = write
    ? await readRows(write.query, await client.query(statementOf(database, write)))
    : [];
  const isStored = mayStay?.(rows) ?? true;
  await client.query(isStored ? 'commit' : 'rollback');
  return { isStored, rows };
}

/** It acts for the lab, whose pieces they are that several accounts take. */
function beginStatement({ limitStatements }: Database): string {
  const begin = limitStatements ? `begin; ${limitStatements}` : 'begin';
  return `${begin}; set local adasi.scope = 'lab'; set local lock_timeout = ${lockMs}`;
}

/** Rolls back what PostgreSQL refused. A connection that broke or hangs is not asked again. */
async function isUndone(client: PoolClient, error: unknown): Promise<boolean> {
  if (!(error instanceof DatabaseError) || error.severity === 'FATAL') return false;
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
