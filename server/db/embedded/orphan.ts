import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../process/config/startup-error.ts';

/** Reads `postmaster.pid` (its lines: PostgreSQL's miscadmin.h, LOCK_FILE_LINE_*). */
export function readPidFile(cluster: string): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/**
 * Stops the PostgreSQL that a server killed with -9 left running. If PostgreSQL was killed too, its lock files may hold
 * a pid that now belongs to another program or a zombie, so they are removed. That is safe while holding the data
 * directory's lock, and PostgreSQL still refuses a cluster whose shared memory is in use.
 */
export async function stopOrphan(cluster: string, sockets: string): Promise<void> {
  const pid = readPidFile(cluster)?.pid;
  if (pid && isPostgresOf(pid, cluster)) await stopPostgres(pid, cluster);
  else if (pid && existsSync(`/proc/${pid}`)) rmSync(path.join(cluster, 'postmaster.pid'));
  rmSync(path.join(sockets, '.s.PGSQL.5432.lock'), { force: true });
}

async function stopPostgres(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalProcess(pid, signal);
    if (await endsWithin(pid, 8_000)) return;
  }
  throw new StartupError(`An earlier PostgreSQL (process ${pid}) on ${cluster} does not stop.`);
}

/** Checks the command line: without tracing rights, even root can read nothing else of another user's process. */
function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return path.basename(words[0] ?? '') === 'postgres' && words.includes(cluster);
  } catch {
    return false;
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endsWithin(pid: number, timeoutMs: number): Promise<boolean> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    if (!isRunning(pid)) return true;
    await wait(20);
  }
  return false;
}

/** A zombie counts as ended, even if init does not reap it. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
