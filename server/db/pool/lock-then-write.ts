import { DatabaseError, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { type NamedStatement, readRows, statementOf } from './named-statement.ts';

/** What to write after reading the locked rows, if anything. */
export interface Decision<Row> {
  write?: NamedStatement<Row>;
  /**
   * Whether to keep what the statement returned. Without this function the write is kept, and committed in the same
   * message.
   */
  mayStay?: (rows: readonly Row[]) => boolean;
}

/** Whether the decision was stored, and the rows that writing it returned. */
export interface Written<Row> {
  isStored: boolean;
  rows: readonly Row[];
}

/**
 * How long a row that another transaction has locked may hold up all decisions of a batch, in milliseconds. A decision
 * takes a few; a lock left behind must not stop those who want other rows.
 */
const lockMs = 500;

/**
 * A transaction in two messages, for rows that belong to no account and writes for several accounts. The first message
 * begins it and locks the rows; the second writes the decision and commits. So the rows stay locked for little longer
 * than the write.
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

/** Acts for the lab, which owns the pieces that several accounts take. */
function beginStatement({ limitStatements }: Database): string {
  const begin = limitStatements ? `begin; ${limitStatements}` : 'begin';
  return `${begin}; set local adasi.scope = 'lab'; set local lock_timeout = ${lockMs}`;
}

/** Rolls back after PostgreSQL refused a statement. A connection that broke or hangs is not used again. */
async function isUndone(client: PoolClient, error: unknown): Promise<boolean> {
  if (!(error instanceof DatabaseError) || error.severity === 'FATAL') return false;
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
