import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { conclude } from '../../scripts/suites/suite.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { childrenOf, isRunning, killAtOnce, postgresOf } from '../server/support/processes.ts';
import {
  freePort,
  type RealServer,
  signInAt,
  startServer,
  stopServer,
} from '../server/support/real-server.ts';
import { LiveClient } from './support/live-client.ts';
import { memoryOf } from './support/memory-of.ts';

/**
 * 500 clients stream changes from one server process, which is killed and restarted while the lab and the shops write.
 * In the end each client must have every change that concerns it exactly once, those of an order in order, and the
 * server must stay below a memory limit.
 */
const clientCount = 500;
const kills = 3;
const maxMemoryMb = 300;
const timeLimitMs = 150_000;
const shops = ['shop', 'shop2', 'customer'] as const;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-streams-'));
const port = await freePort();
const clients: LiveClient[] = [];
const cookies = new Map<string, string>();
/** The order of each shop that messages are written about. */
const orders = new Map<string, string>();
let server: RealServer | undefined;
let mostMemoryMb = 0;

const overdue = setTimeout(() => void fail(`not done within ${timeLimitMs / 1000} s`), timeLimitMs);
try {
  server = await startServer(dataDir, port);
  for (const username of [...shops, 'lab']) {
    cookies.set(username, await signInAt(server.origin, username));
  }
  for (const shop of shops) orders.set(shop, await place(server.origin, shop));
  // The first start creates the sample data, which takes additional memory.
  await stopServer(server);
  server = await startServer(dataDir, port);
  await openClients(server.origin);
  for (let round = 1; round <= kills; round += 1) await killUnderClients(round);
  await writeFor(2_000);
  const expected = await readWritten(server.origin);
  await untilAllHave(expected);
  compare(expected);
  mostMemoryMb = Math.max(mostMemoryMb, memoryOf(server.process.pid ?? 0, 'most'));
  if (mostMemoryMb > maxMemoryMb) throw new Error(`the server took ${mostMemoryMb} MB`);
  for (const client of clients) client.close();
  const from = performance.now();
  await stopServer(server);
  const total = clients.reduce((sum, { changes }) => sum + changes.length, 0);
  console.log(
    `streams: ${clientCount} clients, ${kills} kills, ${total} changes received, each once and in order; ` +
      `${mostMemoryMb} MB; stopped in ${Math.round(performance.now() - from)} ms`,
  );
  conclude({ passed: 1, failed: 0 });
} catch (error) {
  await fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  clearTimeout(overdue);
  rmSync(dataDir, { recursive: true, force: true });
}

function cookieOf(username: string): string {
  return cookies.get(username) ?? '';
}

async function post(username: string, target: string, body: unknown, key: string) {
  const origin = `http://127.0.0.1:${port}`;
  return fetch(origin + target, {
    method: 'POST',
    headers: {
      Origin: origin,
      Cookie: cookieOf(username),
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  });
}

async function place(origin: string, shop: string): Promise<string> {
  const id = uuidv7();
  const answer = await post(shop, '/api/orders', orderRequest(), id);
  if (answer.status !== 201) throw new Error(`${origin}: an order was answered ${answer.status}`);
  return id;
}

async function openClients(origin: string): Promise<void> {
  const listeners = [...shops, 'lab'];
  for (let index = 0; index < clientCount; index += 1) {
    const username = listeners[index % listeners.length] ?? 'lab';
    clients.push(new LiveClient(origin, username, cookieOf(username)));
    if (index % 50 === 49) await wait(50);
  }
  await untilOpen();
}

async function untilOpen(): Promise<void> {
  while (!clients.every(({ isOpen }) => isOpen)) await wait(50);
}

/** The lab writes to every shop, and the shops, whose rate limit is lower, to the lab. Ignores lost answers. */
async function writeFor(ms: number): Promise<void> {
  const until = performance.now() + ms;
  const toShops = shops.map((shop) => ({ writer: 'lab', shop, pause: 20 }));
  const writing = [...toShops, { writer: 'shop', shop: 'shop', pause: 1_000 }];
  await Promise.all(
    writing.map(async ({ writer, shop, pause }) => {
      while (performance.now() < until) {
        const target = `/api/orders/${orders.get(shop)}/events`;
        const body = { event: 'write', message: `by ${writer}` };
        await post(writer, target, body, uuidv7()).catch(() => undefined);
        await wait(pause);
      }
    }),
  );
}

/** Kills the server while messages are written, in every other round together with PostgreSQL. */
async function killUnderClients(round: number): Promise<void> {
  if (!server) return;
  mostMemoryMb = Math.max(mostMemoryMb, memoryOf(server.process.pid ?? 0, 'most'));
  const writing = writeFor(2_500);
  await wait(1_000 + Math.random() * 1_000);
  const postgres = round % 2 === 0 ? postgresOf(dataDir) : undefined;
  const pids = postgres ? [postgres, ...childrenOf(postgres)] : [];
  const gone = once(server.process, 'exit');
  killAtOnce([...(server.process.pid ? [server.process.pid] : []), ...pids]);
  await gone;
  await writing;
  server = await startServer(dataDir, port);
  await writeFor(500);
  await untilOpen();
}

/** The ids of each order's messages, in order, by the recipient. */
async function readWritten(origin: string): Promise<Map<string, string[]>> {
  const written = new Map<string, string[]>();
  const ofLab: string[] = [];
  for (const [shop, id] of orders) {
    const headers = { Cookie: cookieOf(shop) };
    const answer = await fetch(`${origin}/api/orders/${id}`, { headers });
    const { events }: Order = await answer.json();
    const messages = events.filter(({ event }) => event === 'write');
    written.set(
      shop,
      messages.filter(({ side }) => side === 'lab').map((event) => event.id),
    );
    ofLab.push(...messages.filter(({ side }) => side === 'shop').map((event) => event.id));
  }
  return written.set('lab', ofLab);
}

async function untilAllHave(expected: Map<string, string[]>): Promise<void> {
  const isBehind = ({ account, changes }: LiveClient) =>
    changes.length < (expected.get(account)?.length ?? 0);
  const until = performance.now() + 15_000;
  while (clients.some(isBehind) && performance.now() < until) await wait(100);
}

function compare(expected: Map<string, string[]>): void {
  for (const { account, changes, gaps } of clients) {
    const wanted = expected.get(account) ?? [];
    const ids = changes.map(({ id }) => id);
    if (wanted.length < 5) throw new Error(`only ${wanted.length} changes for ${account}`);
    if (gaps > 0) throw new Error(`${account}: ${gaps} gaps`);
    if (new Set(ids).size !== ids.length) throw new Error(`${account}: a change came twice`);
    if (ids.join() !== wanted.join()) {
      throw new Error(`${account}: ${ids.length} of ${wanted.length} changes, or in another order`);
    }
  }
}

async function fail(reason: string): Promise<never> {
  console.error(`streams: FAILED: ${reason}`);
  if (server) killAtOnce(server.process.pid ? [server.process.pid] : []);
  const postgres = postgresOf(dataDir);
  if (postgres && isRunning(postgres)) killAtOnce([postgres, ...childrenOf(postgres)]);
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
