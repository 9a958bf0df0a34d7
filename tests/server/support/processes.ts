import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The pid of a data directory's PostgreSQL; undefined when its pid file has none. */
export function postgresOf(dataDir: string): number | undefined {
  try {
    const file = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** The child processes of a process. */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

/** CPU time of a process with all its threads, in milliseconds, exact to 10. */
export function workOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Whether a process is running; a zombie is not. */
export function isRunning(pid: number): boolean {
  return parentOf(pid) !== undefined;
}

/** Kills processes at once, like a power cut; missing ones are no error. */
export function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}
