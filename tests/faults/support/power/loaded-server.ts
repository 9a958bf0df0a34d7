import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  childrenOf,
  isRunning,
  killAtOnce,
  postgresOf,
} from '../../../server/support/processes.ts';
import {
  freePort,
  type RealServer,
  startServer,
  stopServer,
} from '../../../server/support/real-server.ts';
import { holdToPromises } from '../../history/hold-to-promises.ts';
import type { Start } from '../../history/operation.ts';
import { readStart, readTruth } from '../../history/record/read-truth.ts';
import { signInParties } from '../../history/workload/sign-in-parties.ts';
import { type Parties, Workload } from '../../history/workload/workload.ts';
import { compareIds, type Ledger } from '../orders-in-flight.ts';
import { askerOf, readStored, withoutRemakes } from '../stored-orders.ts';
import { findUnsound } from '../unsound-rows.ts';

const username = 'customer';
/** Orders in flight at the same time. */
const senders = 16;
/** Connections that read, advance, correct and cancel orders. */
const actors = 4;
/** Connections that make orders, ship them and grant remakes. */
const fulfillers = 2;

/** A busy server on a data directory that is killed and restarted. Records all calls and answers. */
export class LoadedServer {
  readonly #workload = new Workload();
  #parties: Parties | undefined;
  #first: Start | undefined;
  /** Orders that were sent again because their answer was lost. */
  resent = 0;
  slowestStartMs = 0;
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #server: RealServer | undefined;

  /** The orders sent, and those acknowledged. */
  get ledger(): Ledger {
    return this.#workload.ledger;
  }

  constructor(dataDir: string, env: Readonly<Record<string, string>> = {}) {
    this.#dataDir = dataDir;
    this.#env = { LOG_LEVEL: 'silent', ...env };
  }

  /** Signs everyone in. */
  async #open(origin: string): Promise<Parties> {
    const parties = await signInParties(this.#workload.recorder, [origin]);
    await this.#workload.prepare(parties);
    this.#parties = parties;
    return parties;
  }

  /** Starts the server without checking anything. */
  async start(): Promise<RealServer> {
    this.#server = undefined;
    this.#parties = undefined;
    this.#server = await startServer(this.#dataDir, await freePort(), this.#env);
    this.slowestStartMs = Math.max(this.slowestStartMs, this.#server.startedInMs);
    this.#first ??= await readStart(askerOf(this.#dataDir));
    return this.#server;
  }

  /** Starts the server. Every acknowledged order must exist exactly once; requests without an answer are sent again. */
  async startAndCheck(): Promise<void> {
    const { origin } = await this.start();
    const parties = await this.#open(origin);
    this.resent += await this.#workload.resend(parties);
    const all = await readStored(this.#dataDir, username);
    const ids = all.map(({ id }) => id);
    const sent = await withoutRemakes(askerOf(this.#dataDir), ids);
    compareIds(this.ledger, sent);
    const isSent = new Set(sent);
    const stored = all.filter(({ id }) => isSent.has(id));
    const references = new Set(stored.map(({ reference }) => reference));
    if (references.size !== stored.length) throw new Error('an order is there under two ids');
  }

  /** Sends orders until `count` more are acknowledged, and calls `then` in the middle of the next ones. */
  async load(count: number, then: () => Promise<void>): Promise<void> {
    const parties = this.#parties ?? (await this.#open(this.#running().origin));
    const wanted = this.ledger.acknowledged.size + count;
    const over = new AbortController();
    const work = [
      ...Array.from({ length: senders }, () => this.#workload.keepPlacing(parties, over.signal)),
      ...Array.from({ length: actors }, () => this.#workload.keepActing(parties, over.signal)),
      ...Array.from({ length: fulfillers }, () =>
        this.#workload.keepFulfilling(parties, over.signal),
      ),
    ];
    while (this.ledger.acknowledged.size < wanted) await wait(5);
    await then();
    over.abort();
    await Promise.all(work);
  }

  /** Kills the server with -9, and with `both` all processes of PostgreSQL too. Resolves when all have ended. */
  async kill(whom: 'server' | 'both'): Promise<void> {
    const { process: child } = this.#running();
    const gone = once(child, 'exit');
    const postgres = whom === 'both' ? postgresOf(this.#dataDir) : undefined;
    // While stopped, it cannot start another process that would outlive it.
    if (postgres) process.kill(postgres, 'SIGSTOP');
    const others = postgres ? [postgres, ...childrenOf(postgres)] : [];
    killAtOnce([...(child.pid ? [child.pid] : []), ...others]);
    await gone;
    while (others.some(isRunning)) await wait(5);
  }

  /**
   * Checks once more, including the rules for orders, judges all calls and answers, and stops cleanly. Returns a
   * summary.
   */
  async finish(name: string): Promise<string> {
    await this.startAndCheck();
    const server = this.#running();
    const faults = await findUnsound(server.origin, `${this.#dataDir}/run`);
    if (faults.length > 0) throw new Error(faults.slice(0, 3).join('; '));
    const truth = await readTruth(askerOf(this.#dataDir));
    await stopServer(server);
    if (!this.#first) throw new Error('the server was not started');
    const { operations } = this.#workload.recorder;
    return holdToPromises(name, { start: this.#first, operations, truth });
  }

  #running(): RealServer {
    if (!this.#server) throw new Error('the server was not started');
    return this.#server;
  }
}
