import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { orderRequest } from '../server/support/order-request.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { printFigures, quantile } from './figures.ts';
import { benchOrdersPage } from './orders-page.ts';

const connections = 50;
const warmUpMs = 2_000;
const measuredMs = 8_000;

/**
 * The API on its private, durable PostgreSQL: orders accepted by one server process from 50 connections kept open, and
 * the list of orders among a million. The load comes from this process, the server is another.
 */
export async function benchApi(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  try {
    await benchOrders(server.origin);
    await benchOrdersPage(server.origin, path.join(dataDir, 'run'));
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchOrders(origin: string): Promise<void> {
  const cookies = await Promise.all(['shop', 'shop2'].map((name) => signInAt(origin, name)));
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  await placeFor(warmUpMs, origin, cookies, agent);
  const times = await placeFor(measuredMs, origin, cookies, agent);
  agent.destroy();
  times.sort((a, b) => a - b);
  printFigures(`API: placing orders, one process, ${connections} connections, durable`, [
    {
      what: 'accepted',
      value: times.length / (measuredMs / 1000),
      unit: 'orders/s',
      atLeast: 1_500,
    },
    { what: 'p50', value: quantile(times, 0.5), unit: 'ms' },
    { what: 'p99', value: quantile(times, 0.99), unit: 'ms', atMost: 100 },
  ]);
}

async function placeFor(
  forMs: number,
  origin: string,
  cookies: readonly string[],
  agent: http.Agent,
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  const work = async (_: unknown, at: number) => {
    const cookie = cookies[at % cookies.length] ?? '';
    while (performance.now() < until) times.push(await placeOne(origin, cookie, agent));
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}

function placeOne(origin: string, cookie: string, agent: http.Agent): Promise<number> {
  const from = performance.now();
  const body = JSON.stringify(orderRequest());
  const headers = {
    Origin: origin,
    Cookie: cookie,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': uuidv7(),
  };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers };
    const request = http.request(`${origin}/api/orders`, options, (answer) => {
      if (answer.statusCode !== 201) reject(new Error(`answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - from));
    });
    request.on('error', reject);
    request.end(body);
  });
}

if (import.meta.main) await benchApi();
