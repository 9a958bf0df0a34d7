import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { ReplicaReads } from '../pool/replica-reads.ts';
import { queryInScope } from '../pool/scope.ts';

/**
 * How far the primary's log is on disk. This covers everything that a transaction on the primary can see, because
 * commits become visible only once they are on disk (`synchronous_commit`).
 */
const positionSql = 'select pg_current_wal_flush_lsn()::text as position';

async function readPosition(database: Database): Promise<string> {
  const query = CompiledQuery.raw(positionSql) as CompiledQuery<{ position: string }>;
  const [row] = await queryInScope(database, 'directory', 'flushed-position', query);
  if (!row) throw new Error('no position');
  return row.position;
}

/** The database for one read-only request. It reads from the replica, if there is one. */
export function readingFromReplica(database: Database): Database {
  const { replica } = database;
  if (!replica) return database;
  return { ...database, reads: new ReplicaReads(replica, () => readPosition(database)) };
}
