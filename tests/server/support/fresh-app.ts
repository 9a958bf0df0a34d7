import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { KeptLog } from '../../../server/backup/kept-log.ts';
import { type Database, openDatabase } from '../../../server/db/pool/database.ts';
import { LiveChanges, type LiveOptions } from '../../../server/live/live-changes.ts';
import { readSettings, type Settings } from '../../../server/process/config/settings.ts';
import { DiskSpace } from '../../../server/process/disk/disk-space.ts';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { CatalogueCache } from '../../../server/use-cases/catalogue/catalogue-cache.ts';
import { OrderMonthsReader } from '../../../server/use-cases/orders/order-months.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';

const origin = 'http://panel.test';
const allowedHosts = [new URL(origin).hostname];

/** A test's request; everything else is as the panel sends it. */
export interface RequestOptions {
  method?: string;
  cookie?: string | undefined;
  /** The secret of a machine's key. */
  machine?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of JSON. */
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string | undefined>;
  /** The client's address. */
  from?: string;
}

/** An app with its own database. */
export interface FreshApp {
  app: ReturnType<typeof createApp>;
  database: Database;
  live: LiveChanges;
  /** Disk space as the app sees it; never measured. */
  disk: DiskSpace;
  /** State of the log archive as the app sees it; never checked. */
  keptLog: KeptLog;
  request(path: string, asking?: RequestOptions): Promise<Response>;
  /** A second app on the same database, as another server process would be, with its own settings. */
  another(changed?: Partial<Settings>): Pick<FreshApp, 'request' | 'live'>;
  /** Signs in as a demo account. Returns the cookie. */
  signIn(username: string): Promise<string>;
  /** Counts the rows of a table, without row-level security. */
  count(table: string): Promise<number>;
  /** Runs any query, without row-level security. */
  asSuperuser(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

/**
 * Creates an app with a fresh database for a test file, and closes it at the end. `limits` replace the connection's usual
 * time limits, `live` those of streams.
 */
export async function freshApp(
  settings: Partial<Settings> = {},
  limits: Pick<pg.PoolConfig, 'lock_timeout' | 'statement_timeout'> = {},
  live: Partial<LiveOptions> = {},
): Promise<FreshApp> {
  const { connection, superuser } = await freshDatabase();
  const database = openDatabase({ ...connection, ...limits });
  afterAll(() => database.close());
  return appOn(database, superuser, { settings, live });
}

/** Creates an app on a database. */
export function appOn(
  database: Database,
  superuser: pg.Client,
  { settings = {}, live = {} }: { settings?: Partial<Settings>; live?: Partial<LiveOptions> } = {},
): FreshApp {
  const running: LiveChanges[] = [];
  afterAll(() => {
    for (const each of running) each.close();
  });
  const disk = new DiskSpace(readSettings({}));
  const keptLog = new KeptLog(readSettings({}), database);
  const ending = new AbortController();
  const make = (changed: Partial<Settings> = {}) => {
    const changes = new LiveChanges(database, live);
    running.push(changes);
    const made = createApp({
      settings: { ...readSettings({}), allowedHosts, ...settings, ...changed },
      database,
      catalogue: new CatalogueCache(database),
      months: new OrderMonthsReader(database),
      live: changes,
      disk,
      keptLog,
      ending: ending.signal,
    });
    return { app: made, live: changes, request: requestsTo(made) };
  };
  const { app, request, live: ownLive } = make();
  const asSuperuser = (text: string, values: unknown[] = []) => superuser.query(text, values);
  return {
    app,
    database,
    request,
    live: ownLive,
    disk,
    keptLog,
    another: make,
    asSuperuser,
    async signIn(username) {
      const answer = await request(sessionPaths.login, {
        body: { username, password: demoPassword },
      });
      return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    },
    async count(table) {
      const { rows } = await asSuperuser(`select count(*)::int as count from ${table}`);
      return rows[0].count;
    },
  };
}

function requestsTo(app: ReturnType<typeof createApp>): FreshApp['request'] {
  return async (path, asking = {}) => {
    const { method = asking.body === undefined ? 'GET' : 'POST', from = '192.0.2.1' } = asking;
    const env = { incoming: { socket: { remoteAddress: from } } };
    const json = asking.body === undefined ? null : JSON.stringify(asking.body);
    const body = asking.bytes ?? json;
    return app.request(origin + path, { method, headers: headersOf(asking), body }, env);
  };
}

function headersOf({ cookie, machine, body, method, headers }: RequestOptions): Headers {
  const changes = body !== undefined || (method !== undefined && method !== 'GET');
  const all = {
    Host: new URL(origin).host,
    Cookie: cookie,
    Authorization: machine && `Bearer ${machine}`,
    Origin: changes ? origin : undefined,
    'Content-Type': body === undefined ? undefined : 'application/json',
    ...headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]);
  return new Headers(given);
}

/** Creates a database from a template, and connects as superuser. It disappears with the cluster after the run. */
export async function freshDatabase(template = 'migrated') {
  const host = inject('sockets');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const managing = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await managing.connect();
  await managing.query(`create database ${name} template ${template} owner adasi`);
  await managing.end();
  const superuser = new pg.Client({ host, user: 'postgres', database: name });
  await superuser.connect();
  afterAll(() => superuser.end());
  return { connection: { host, user: 'adasi', database: name }, superuser };
}
