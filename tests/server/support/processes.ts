import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RealServer } from './real-server.ts';

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

/** Kills processes immediately, like a power cut; missing ones are no error. */
export function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Kills a data directory's PostgreSQL with its children, if it runs. */
export function killDatabase(dataDir: string): void {
  const postgres = postgresOf(dataDir);
  if (postgres && isRunning(postgres)) killAtOnce([postgres, ...childrenOf(postgres)]);
}

/** Kills a server, and the PostgreSQL of a data directory with it. */
export function killServer({ process: { pid } }: RealServer, dataDir?: string): void {
  const postgres = dataDir && postgresOf(dataDir);
  const others = postgres ? [postgres, ...childrenOf(postgres)] : [];
  killAtOnce([...(pid ? [pid] : []), ...others]);
}

function parentOf(pid: number): number | undefined {
  try {
    const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}
