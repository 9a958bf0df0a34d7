import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Unstartable } from '../../config/startup-error.ts';
import type { DatabaseOwner } from './database-owner.ts';
import { readPidFile, stopLeftOver } from './left-over.ts';
import { asOwner } from './run.ts';

/** What a PostgreSQL is started with. */
export interface PostmasterOptions {
  program: string;
  cluster: string;
  sockets: string;
  log: string;
  owner: DatabaseOwner;
  /** Further settings, `name=value`. */
  settings: readonly string[];
}

/** A running PostgreSQL. */
export interface Postmaster {
  /** Ends sessions, writes everything down and stops. */
  stop(): Promise<void>;
}

/** How long a start keeps trying while the remains of a killed one go. */
const patienceMs = 20_000;

/** The first and the longest pause between two tries to start PostgreSQL again, in milliseconds. */
const pauses = { first: 500, longest: 10_000 };

/**
 * Starts PostgreSQL and waits until it answers. Should it ever end by itself it is started again, as often as that
 * takes: on a full disk it does not come back before somebody makes room.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<ChildProcess | undefined>;
  const watch = (child: ChildProcess | undefined) =>
    child?.once('exit', () => {
      if (signal.aborted) return;
      console.error(`PostgreSQL ended unexpectedly (its log: ${options.log}); starting it again.`);
      running = launchAgain(options, signal);
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

/** Tries until PostgreSQL runs; undefined when it need not run any more. */
async function launchAgain(
  options: PostmasterOptions,
  signal: AbortSignal,
): Promise<ChildProcess | undefined> {
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      return await launch(options);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${reason}\nTrying again in ${pause / 1000} s.`);
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

async function launch(options: PostmasterOptions): Promise<ChildProcess> {
  const until = performance.now() + patienceMs;
  for (;;) {
    await stopLeftOver(options.cluster, options.sockets);
    const child = spawnPostgres(options);
    if (await becomesReady(child, options.cluster)) return child;
    const said = readFileSync(options.log, 'utf8').trim().split('\n').slice(-8).join('\n');
    const remains = /postmaster\.pid|shared memory block/.test(said);
    if (!remains || performance.now() > until) {
      throw new Unstartable(`PostgreSQL did not start. Its log (${options.log}) ends:\n${said}`);
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
    // Details of an error may quote a row, and a row names a patient.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...options.settings,
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(
    ...asOwner(options.owner, [options.program, '-D', options.cluster, ...flags]),
    // Its own session: Ctrl-C in the terminal reaches this process alone, which then stops PostgreSQL in order.
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

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await gone;
}
