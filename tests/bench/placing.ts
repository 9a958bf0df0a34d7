import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { orderRequest } from '../server/support/order-request.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { printFigures, quantile } from './figures.ts';
import { HttpLine } from './http-line.ts';
import { processorTime, spentOn } from './processor-time.ts';
import { fillShelf, linesOfOrder, stockBody } from './stock-load.ts';

const connections = 50;
const warmUpMs = 2_000;
const measuredMs = 8_000;

/**
 * Measures the orders accepted by one server process over 50 open connections, on its embedded, durable PostgreSQL.
 * This process generates the load; the server runs in another.
 */
export async function benchPlacing(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  try {
    const rx = JSON.stringify(orderRequest());
    await benchOrders(server.origin, 'orders', () => rx, 1_500);
    await fillShelf(server.origin, await signInAt(server.origin, 'lab'));
    await benchOrders(server.origin, `stock orders of ${linesOfOrder} powers`, stockBody, 1_000);
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchOrders(
  origin: string,
  what: string,
  bodyOf: () => string,
  atLeast: number,
): Promise<void> {
  const cookies = await Promise.all(['shop', 'shop2'].map((name) => signInAt(origin, name)));
  const opened = Array.from({ length: connections }, () => HttpLine.open(origin));
  const lines = await Promise.all(opened);
  const place = (forMs: number) => placeFor(forMs, bodyOf, { origin, cookies, lines });
  await place(warmUpMs);
  const before = processorTime();
  const times = await place(measuredMs);
  const spent = spentOn(times.length, before);
  for (const line of lines) line.close();
  times.sort((a, b) => a - b);
  printFigures(`API: placing ${what}, one process, ${connections} connections, durable`, [
    {
      what: 'accepted',
      value: times.length / (measuredMs / 1000),
      unit: 'orders/s',
      atLeast,
    },
    { what: 'p50', value: quantile(times, 0.5), unit: 'ms' },
    { what: 'p99', value: quantile(times, 0.99), unit: 'ms', atMost: 100 },
  ]);
  printFigures('Of a processor, each of them takes', spent);
}

/** The server, the sessions that order, and their connections. */
interface Load {
  origin: string;
  cookies: readonly string[];
  lines: readonly HttpLine[];
}

async function placeFor(
  forMs: number,
  bodyOf: () => string,
  { origin, cookies, lines }: Load,
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  const work = async (line: HttpLine, at: number) => {
    const cookie = cookies[at % cookies.length] ?? '';
    while (performance.now() < until) {
      const from = performance.now();
      const { status } = await line.send(placing(origin, cookie, bodyOf()));
      if (status !== 201) throw new Error(`answered ${status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(lines.map(work));
  return times;
}

/** The request that places an order. */
export function placing(origin: string, cookie: string, body: string): string {
  return [
    'POST /api/orders HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${uuidv7()}`,
    '',
    body,
  ].join('\r\n');
}

if (import.meta.main) await benchPlacing();
