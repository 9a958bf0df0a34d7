import { sql } from 'kysely';
import type { Database } from './pool/database.ts';

/** Whether PostgreSQL's latest attempt to archive a segment of its log failed. */
export async function lastKeepingFailed({ queries }: Database): Promise<boolean> {
  const { rows } = await sql<{ failed: boolean }>`
    select last_failed_time > coalesce(last_archived_time, '-infinity') as failed
    from pg_stat_archiver`.execute(queries);
  return rows[0]?.failed === true;
}
