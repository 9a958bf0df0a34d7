import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { timeLimits } from '../db/pool/time-limits.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { describeFiles } from './copy-files.ts';
import { ownPrograms } from './own-programs.ts';
import { keepBackup, type Taken } from './take-backup.ts';

/** Backs up the operator's own PostgreSQL over a connection, with that PostgreSQL's `pg_basebackup`. */
export function takeBaseBackup(url: string, folder: string): Promise<Taken> {
  return keepBackup(folder, async (target) => {
    const { major, own } = await askServer(url);
    const bin = await ownPrograms(major);
    await fetchFiles(path.join(bin, 'pg_basebackup'), url, target);
    const { now } = await askServer(url);
    return { copied: await describeFiles(target), doneAt: now, postgres: major, own };
  });
}

async function askServer(url: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeLimits.connect,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{
      version: number;
      now: Date;
      database: string;
      superuser: string;
    }>(`
      select current_setting('server_version_num')::int as version, now() as now,
        current_database() as database,
        (select rolname from pg_roles where rolsuper order by oid limit 1) as superuser`);
    const [row] = rows;
    if (!row) throw new StartupError('PostgreSQL did not answer.');
    const { version, now, database, superuser } = row;
    return { major: Math.floor(version / 10_000), now, own: { superuser, database } };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database cannot be reached: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}

async function fetchFiles(program: string, url: string, target: string): Promise<void> {
  const { address, password } = withoutPassword(url);
  const flags = ['--checkpoint=fast', '--wal-method=stream', '--no-password'];
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(program, ['--dbname', address, '--pgdata', target, ...flags], {
      env,
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new StartupError(
      `${stderr?.trim() ?? error}\nBACKUP_URL must lead straight to PostgreSQL, as a role that may replicate: see docs/deploy/backup.md.`,
    );
  }
}

/** Everyone on the machine can read a program's arguments. */
function withoutPassword(url: string): { address: string; password: string } {
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url)) return socketOf(url);
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { address: parsed.href, password };
}

/** Reads an address without a host, which only `pg` understands: that of a unix socket. */
function socketOf(url: string): { address: string; password: string } {
  const { host, port, user, database, password = '' } = new pg.Client(url);
  const known = Object.entries({ host, port, user, dbname: database });
  const parts = known.map(([name, value]) => `${name}='${`${value}`.replace(/[\\']/g, '\\$&')}'`);
  return { address: parts.join(' '), password };
}
