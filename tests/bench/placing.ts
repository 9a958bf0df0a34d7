import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { orderRequest } from '../server/support/order-request.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { printFigures, quantile } from './figures.ts';
import { HttpLine } from './http-line.ts';

const connections = 50;
const warmUpMs = 2_000;
const measuredMs = 8_000;

/**
 * Orders accepted by one server process over 50 open connections, on its embedded, durable PostgreSQL. The load comes
 * from this process, the server runs in another.
 */
export async function benchPlacing(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  try {
    await benchOrders(server.origin);
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchOrders(origin: string): Promise<void> {
  const cookies = await Promise.all(['shop', 'shop2'].map((name) => signInAt(origin, name)));
  const opened = Array.from({ length: connections }, () => HttpLine.open(origin));
  const lines = await Promise.all(opened);
  await placeFor(warmUpMs, origin, cookies, lines);
  const times = await placeFor(measuredMs, origin, cookies, lines);
  for (const line of lines) line.close();
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
  lines: readonly HttpLine[],
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  const work = async (line: HttpLine, at: number) => {
    const cookie = cookies[at % cookies.length] ?? '';
    while (performance.now() < until) {
      const from = performance.now();
      const { status } = await line.send(placing(origin, cookie));
      if (status !== 201) throw new Error(`answered ${status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(lines.map(work));
  return times;
}

const body = JSON.stringify(orderRequest());

function placing(origin: string, cookie: string): string {
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
