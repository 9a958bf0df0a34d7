import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../../../../server/db/pool/database.ts';
import { demoPassword } from '../../../../server/sample/accounts.ts';
import { fillSample } from '../../../../server/sample/fill.ts';
import { sessionPaths } from '../../../../src/api/session/paths.ts';
import { fillShelf } from '../../../bench/stock-load.ts';
import { readSample } from '../../../server/deploy/support/sample.ts';
import { debianPostgres } from '../../../server/support/own-postgres.ts';
import {
  freePort,
  type RealServer,
  startServer,
  stopServer,
} from '../../../server/support/real-server.ts';
import { Pair } from '../failover/pair.ts';
import { startPooler } from '../failover/pooler.ts';
import { Front, panelOrigin } from './front.ts';

/** Two API processes behind nginx, PgBouncer and PostgreSQL, with the demo accounts. */
export class Stack {
  /** Clean-up steps, run in reverse order at the end. */
  readonly #undo: (() => unknown)[] = [];
  #servers: RealServer[] = [];
  #front: Front | undefined;
  #pair: Pair | undefined;
  #variables: Record<string, string> = {};

  async start(): Promise<void> {
    const bin = debianPostgres();
    if (!bin) throw new Error('It needs Debian’s packages postgresql, pgbouncer and nginx.');
    const root = mkdtempSync(path.join(os.tmpdir(), 'adasi-load-'));
    this.#undo.push(() => rmSync(root, { recursive: true, force: true }));
    chmodSync(root, 0o755);
    const pair = await Pair.make(path.join(root, 'pair'), bin, sampleSettings());
    this.#undo.push(() => pair.kill());
    this.#pair = pair;
    const pooler = await startPooler(path.join(root, 'pooler'), pair.primary);
    this.#undo.push(() => pooler.stop());
    await this.#startServers(pooler.url, path.join(root, 'cache'));
    const database = openDatabase({ host: pair.primary.host, user: 'adasi', database: 'adasi' });
    await fillSample(database).finally(() => database.close());
    const front = await Front.start(path.join(root, 'front'), this.#servers.map(portOf));
    this.#undo.push(() => front.stop());
    this.#front = front;
  }

  get front(): Front {
    if (!this.#front) throw new Error('nothing was started');
    return this.#front;
  }

  /** The lab receives stock lenses, so that they can be ordered. */
  async fillShelf(): Promise<void> {
    await fillShelf(this.#servers[0]?.origin ?? '', await this.signIn('lab'), panelOrigin);
  }

  /** The database as an API process accesses it, through the pooler. The caller must close it. */
  openDatabase(): Database {
    const { DATABASE_URL: connectionString } = this.#variables;
    return openDatabase({ connectionString }, { namedStatements: false, limitsAt: 'pooler' });
  }

  /** Process ids of the API. */
  get pids(): number[] {
    return this.#servers.flatMap(({ process: { pid } }) => pid ?? []);
  }

  /** Signs in with a demo account directly at a process, as the proxy would. Returns the cookie. */
  async signIn(username: string): Promise<string> {
    const answer = await fetch(`${this.#servers[0]?.origin}${sessionPaths.login}`, {
      method: 'POST',
      headers: { Origin: panelOrigin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: demoPassword }),
    });
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
    if (!cookie) throw new Error(`login answered ${answer.status}`);
    return cookie;
  }

  async countOrders(): Promise<number> {
    const [row] = await this.ask('select count(*)::int from orders');
    return Number(row?.count);
  }

  /** Reads all accounts' rows straight from PostgreSQL, without the time limit of the API's statements. */
  async ask(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    if (!this.#pair) throw new Error('nothing was started');
    return this.#pair.primary.ask(text, 'adasi', values);
  }

  /** Restarts the processes one after another. */
  async restartEach(): Promise<void> {
    for (const [at, server] of this.#servers.entries()) {
      await stopServer(server);
      this.#servers[at] = await startServer('', portOf(server), this.#variables);
    }
  }

  async stop(): Promise<void> {
    for (const each of this.#undo.toReversed()) await each();
  }

  async #startServers(url: string, cache: string): Promise<void> {
    this.#variables = {
      DATABASE_URL: url,
      NAMED_STATEMENTS: 'off',
      PUBLIC_ORIGIN: panelOrigin,
      TRUST_PROXY: '1',
      NODE_COMPILE_CACHE: cache,
    };
    this.#undo.push(() => Promise.all(this.#servers.map(stopServer)));
    for (const _ of [1, 2]) {
      this.#servers.push(await startServer('', await freePort(), this.#variables));
    }
  }
}

/** The PostgreSQL settings of the samples, as `name=value`. */
function sampleSettings(): string[] {
  const lines = readSample('adasi.conf').split('\n');
  return lines.filter((line) => /^\w/.test(line)).map((line) => line.replace(' = ', '='));
}

const portOf = ({ origin }: RealServer) => Number(new URL(origin).port);
