import type { Database } from '../../../server/db/pool/database.ts';

/** Counts the database's connections that wait for a lock. */
export async function waitingForLocks({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount ?? 0;
}
