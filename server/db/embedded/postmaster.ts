import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { settlesWithin } from '../../process/concurrency/settles-within.ts';
import { StartupError } from '../../process/config/startup-error.ts';
import { log } from '../../process/log/log.ts';
import type { DatabaseOwner } from './database-owner.ts';
import { readPidFile, stopOrphan } from './orphan.ts';
import { asOwner } from './run.ts';

/** Options for starting PostgreSQL. */
export interface PostmasterOptions {
  program: string;
  cluster: string;
  sockets: string;
  log: string;
  owner: DatabaseOwner;
  /** Additional settings, as `name=value`. */
  settings: readonly string[];
}

/** A running PostgreSQL. */
export interface Postmaster {
  /** Closes its sessions, flushes everything to disk and stops. */
  stop(): Promise<void>;
}

/** How long a start is retried while the remains of a killed PostgreSQL disappear, in milliseconds. */
const maxWaitMs = 20_000;

/** The first and the longest pause between attempts to restart PostgreSQL, in milliseconds. */
const pauses = { first: 500, longest: 10_000 };

/**
 * Starts PostgreSQL and waits until it is ready. If it exits unexpectedly, it is restarted as often as needed: on a
 * full disk, that works only once someone has freed space.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<ChildProcess | undefined>;
  const watch = (child: ChildProcess | undefined) =>
    child?.once('exit', () => {
      if (signal.aborted) return;
      log.error({ log: options.log }, 'PostgreSQL ended unexpectedly; restarting it');
      running = relaunch(options, signal);
      void running.then(watch);
    });
  const first = await launch(options);
  running = Promise.resolve(first);
  watch(first);
  return {
    async stop() {
      stopping.abort();
      const child = await running;
      if (child) await stopChild(child);
    },
  };
}

/** Retries until PostgreSQL runs; undefined if it was stopped in the meantime. */
async function relaunch(
  options: PostmasterOptions,
  signal: AbortSignal,
): Promise<ChildProcess | undefined> {
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      return await launch(options);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason, nextAttemptMs: pause }, 'PostgreSQL cannot be restarted');
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

async function launch(options: PostmasterOptions): Promise<ChildProcess> {
  const until = performance.now() + maxWaitMs;
  for (;;) {
    await stopOrphan(options.cluster, options.sockets);
    const child = spawnPostgres(options);
    if (await becomesReady(child, options.cluster)) return child;
    const logEnd = readFileSync(options.log, 'utf8').trim().split('\n').slice(-8).join('\n');
    const isOrphanLeft = /postmaster\.pid|shared memory block/.test(logEnd);
    if (!isOrphanLeft || performance.now() > until) {
      throw new StartupError(`PostgreSQL did not start. Its log (${options.log}) ends:\n${logEnd}`);
    }
    await wait(100);
  }
}

function spawnPostgres(options: PostmasterOptions): ChildProcess {
  const log = openSync(options.log, 'w', 0o600);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${options.sockets}`,
    'timezone=UTC',
    'log_timezone=UTC',
    // Error details may quote a row, which may name a patient.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    // Deadlocked transactions are retried. At the default of one second, two deadlocks in a row would last as long as
    // the lock limit.
    'deadlock_timeout=200ms',
    ...options.settings,
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(
    ...asOwner(options.owner, [options.program, '-D', options.cluster, ...flags]),
    // A separate session, so that Ctrl-C reaches only this process, which then stops PostgreSQL cleanly.
    { cwd: options.cluster, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return child;
}

function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const poll = setInterval(() => {
      const file = readPidFile(cluster);
      if (file?.pid === child.pid && file?.status === 'ready') settle(true);
    }, 10);
    const ended = () => settle(false);
    const settle = (ready: boolean) => {
      clearInterval(poll);
      child.off('exit', ended);
      resolve(ready);
    };
    child.once('error', (error) => {
      clearInterval(poll);
      reject(error);
    });
    child.once('exit', ended);
  });
}

/**
 * How PostgreSQL is stopped, and how long each way may take in milliseconds: first after archiving the last log
 * segments; then immediately, from which the next start recovers. A hung log folder would block the first way forever.
 */
const endings = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
] as const;

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  for (const [signal, patienceMs] of endings) {
    child.kill(signal);
    if (await settlesWithin(gone, patienceMs)) return;
    log.error({ signal }, 'PostgreSQL does not stop');
  }
}
