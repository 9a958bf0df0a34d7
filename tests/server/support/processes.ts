import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The pid of the PostgreSQL on a data directory, when its file names one. */
export function postgresOf(dataDir: string): number | undefined {
  try {
    const file = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** The processes a process has started. */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

/** How long processors have worked for a process, all its threads together, in milliseconds; exact to 10. */
export function workOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Whether a process runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  return parentOf(pid) !== undefined;
}

/** Ends processes at once, as a power cut would; those already gone are no error. */
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
