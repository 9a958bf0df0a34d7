import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Unstartable } from '../../config/startup-error.ts';

/** The lines of `postmaster.pid` (PostgreSQL: miscadmin.h, LOCK_FILE_LINE_*). */
export function readPidFile(cluster: string): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/**
 * A server killed with -9 leaves its PostgreSQL running; stops it, so that this one starts it afresh. Where PostgreSQL
 * was killed too, its lock files may name a pid that seems alive, of another program or of a zombie nobody reaps:
 * removes them. That is safe for who holds the live lock, and PostgreSQL itself still refuses a cluster whose shared
 * memory is in use.
 */
export async function stopLeftOver(cluster: string, sockets: string): Promise<void> {
  const pid = readPidFile(cluster)?.pid;
  if (pid && isPostgresOf(pid, cluster)) await stopPostgres(pid, cluster);
  else if (pid && existsSync(`/proc/${pid}`)) rmSync(path.join(cluster, 'postmaster.pid'));
  rmSync(path.join(sockets, '.s.PGSQL.5432.lock'), { force: true });
}

async function stopPostgres(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    stop(pid, signal);
    if (await ends(pid, 8_000)) return;
  }
  throw new Unstartable(`An earlier PostgreSQL (process ${pid}) on ${cluster} does not stop.`);
}

/** The command line is all that root may read of another user's process without tracing rights. */
function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return path.basename(words[0] ?? '') === 'postgres' && words.includes(cluster);
  } catch {
    return false;
  }
}

function stop(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function ends(pid: number, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    if (!runs(pid)) return true;
    await wait(20);
  }
  return false;
}

/** A zombie nobody reaps (an init that does not) has ended all the same. */
function runs(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
