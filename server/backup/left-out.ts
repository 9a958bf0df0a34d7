/**
 * Directories whose contents PostgreSQL recreates at every start, or that must not be in a backup
 * (https://www.postgresql.org/docs/18/continuous-archiving.html, "Backing Up the Data Directory"). The part of the log
 * that the backup needs is copied afterwards.
 */
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];

/** Whether a path in a cluster is left out of its backup. */
export function isLeftOut(relative: string): boolean {
  const parts = relative.split('/');
  const name = parts.at(-1) ?? '';
  const isEmptied = parts.length > 1 && emptied.includes(parts[0] ?? '');
  return isEmptied || /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/.test(name);
}
