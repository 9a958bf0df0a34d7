import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Unstartable } from '../../unstartable.ts';

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
 * A server killed with -9 leaves its PostgreSQL running. Stops it, so that this one starts it afresh; a pid that
 * meanwhile belongs to another program is left alone, and the stale file that names it removed.
 */
export async function stopLeftOver(cluster: string): Promise<void> {
  const pid = readPidFile(cluster)?.pid;
  if (!pid || !existsSync(`/proc/${pid}`)) return;
  if (!isPostgresOf(pid, cluster)) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
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
