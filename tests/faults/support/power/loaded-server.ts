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
  signInAt,
  startServer,
  stopServer,
} from '../../../server/support/real-server.ts';
import { compareIds, keepSending, type Ledger, resend } from '../orders-in-flight.ts';
import { readStored } from '../stored-orders.ts';
import { findUnsound } from '../unsound-rows.ts';

const username = 'customer';
/** Orders on the way at the same time. */
const senders = 16;

/** A server on a data directory, under orders, that is killed and started again; it counts what it acknowledged. */
export class LoadedServer {
  readonly ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
  /** Orders whose answer was lost, and that were sent again. */
  resent = 0;
  slowestStartMs = 0;
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #server: RealServer | undefined;

  constructor(dataDir: string, env: Readonly<Record<string, string>> = {}) {
    this.#dataDir = dataDir;
    this.#env = { LOG_LEVEL: 'silent', ...env };
  }

  /** Starts the server without checking anything. */
  async start(): Promise<RealServer> {
    this.#server = undefined;
    this.#server = await startServer(this.#dataDir, await freePort(), this.#env);
    this.slowestStartMs = Math.max(this.slowestStartMs, this.#server.startedInMs);
    return this.#server;
  }

  /** Starts the server; every acknowledged order must be there once, and what has no answer is sent again. */
  async startAndCheck(): Promise<void> {
    const { origin } = await this.start();
    const cookie = await signInAt(origin, username);
    this.resent += await resend(this.ledger, origin, cookie);
    const stored = await readStored(this.#dataDir, username);
    compareIds(
      this.ledger,
      stored.map(({ id }) => id),
    );
    const references = new Set(stored.map(({ reference }) => reference));
    if (references.size !== stored.length) throw new Error('an order is there under two ids');
  }

  /** Sends orders until so many more are acknowledged, and does something in the middle of those that follow. */
  async load(count: number, then: () => Promise<void>): Promise<void> {
    const { origin } = this.#running();
    const cookie = await signInAt(origin, username);
    const wanted = this.ledger.acknowledged.size + count;
    const over = new AbortController();
    const work = Array.from({ length: senders }, () =>
      keepSending(this.ledger, origin, cookie, over.signal),
    );
    while (this.ledger.acknowledged.size < wanted) await wait(5);
    await then();
    over.abort();
    await Promise.all(work);
  }

  /** Kills the server with -9, and PostgreSQL with all its processes if it is meant too. Returns when all are gone. */
  async kill(whom: 'server' | 'both'): Promise<void> {
    const { process: child } = this.#running();
    const gone = once(child, 'exit');
    const postgres = whom === 'both' ? postgresOf(this.#dataDir) : undefined;
    // Stopped, it starts no further process that would outlive it.
    if (postgres) process.kill(postgres, 'SIGSTOP');
    const others = postgres ? [postgres, ...childrenOf(postgres)] : [];
    killAtOnce([...(child.pid ? [child.pid] : []), ...others]);
    await gone;
    while (others.some(isRunning)) await wait(5);
  }

  /** Checks once more, all rules of orders included, and ends in order. */
  async finish(): Promise<void> {
    await this.startAndCheck();
    const server = this.#running();
    const faults = await findUnsound(server.origin, `${this.#dataDir}/run`);
    if (faults.length > 0) throw new Error(faults.slice(0, 3).join('; '));
    await stopServer(server);
  }

  #running(): RealServer {
    if (!this.#server) throw new Error('the server was not started');
    return this.#server;
  }
}
