import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { stockroomPaths } from '../../src/api/stockroom/stockroom-paths.ts';
import { stockCellKey } from '../../src/domain/stock/chart.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { stockCell, stockRequest } from '../server/support/stock-request.ts';
import { printFigures, quantile } from './figures.ts';
import { HttpLine } from './http-line.ts';

const connections = 50;
const warmUpMs = 2_000;
const measuredMs = 8_000;

/** Powers of the sample's chart, of which each stock order takes some. */
const powers = Array.from({ length: 24 * 16 }, (_, index) => {
  return { sphere: -25 * (index % 24), cylinder: -25 * Math.floor(index / 24) };
});
const linesOfOrder = 6;

/**
 * Orders accepted by one server process over 50 open connections, on its embedded, durable PostgreSQL. The load comes
 * from this process, the server runs in another.
 */
export async function benchPlacing(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  try {
    const rx = JSON.stringify(orderRequest());
    await benchOrders(server.origin, 'orders', () => rx, 1_500);
    await fillShelf(server.origin);
    await benchOrders(server.origin, `stock orders of ${linesOfOrder} powers`, stockBody);
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The lab receives more of each power than can be ordered meanwhile. */
async function fillShelf(origin: string): Promise<void> {
  const cookie = await signInAt(origin, 'lab');
  const lines = powers.map(({ sphere, cylinder }) => {
    return { item: stockCellKey(stockCell(sphere, cylinder)), pieces: 100_000 };
  });
  const body = JSON.stringify({ kind: 'receipt', lines });
  const headers = { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' };
  const answer = await fetch(origin + stockroomPaths.postings, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': uuidv7() },
    body,
  });
  if (answer.status !== 201) throw new Error(`receiving answered ${answer.status}`);
}

let placed = 0;
function stockBody(): string {
  placed += 1;
  const lines = Array.from({ length: linesOfOrder }, (_, index) => {
    const { sphere, cylinder } = powers[(placed * 7 + index * 31) % powers.length] ?? {
      sphere: 0,
      cylinder: 0,
    };
    return [sphere, cylinder, 2] as const;
  });
  return JSON.stringify(stockRequest(...lines));
}

async function benchOrders(
  origin: string,
  what: string,
  bodyOf: () => string,
  atLeast?: number,
): Promise<void> {
  const cookies = await Promise.all(['shop', 'shop2'].map((name) => signInAt(origin, name)));
  const opened = Array.from({ length: connections }, () => HttpLine.open(origin));
  const lines = await Promise.all(opened);
  const place = (forMs: number) => placeFor(forMs, bodyOf, { origin, cookies, lines });
  await place(warmUpMs);
  const times = await place(measuredMs);
  for (const line of lines) line.close();
  times.sort((a, b) => a - b);
  printFigures(`API: placing ${what}, one process, ${connections} connections, durable`, [
    {
      what: 'accepted',
      value: times.length / (measuredMs / 1000),
      unit: 'orders/s',
      ...(atLeast && { atLeast }),
    },
    { what: 'p50', value: quantile(times, 0.5), unit: 'ms' },
    { what: 'p99', value: quantile(times, 0.99), unit: 'ms', atMost: 100 },
  ]);
}

/** The server, who orders, and over which connections. */
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
