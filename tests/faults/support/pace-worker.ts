import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { HttpLine } from '../../bench/http-line.ts';
import { placing } from '../../bench/placing.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import type { Paced } from './placing-pace.ts';

/** What other people read at the same time. */
const reads = ['/api/orders?limit=50', '/api/dashboard', '/api/changes'];

const { origin, shops, lab, count, everyMs } = workerData as Paced;
const body = JSON.stringify(orderRequest());
const free = await Promise.all(Array.from({ length: 32 }, () => HttpLine.open(origin)));
const times: number[] = [];

/** Sends a request on a free connection. Returns how long it took from when it was due, ms. */
async function send(request: string, expected: number): Promise<number> {
  const from = performance.now();
  const line = free.pop() ?? (await HttpLine.open(origin));
  const { status } = await line.send(request);
  if (status !== expected) throw new Error(`answered ${status}`);
  free.push(line);
  return performance.now() - from;
}

const reading = (path: string, cookie: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nCookie: ${cookie}\r\n\r\n`;

const begin = performance.now();
const running = Array.from({ length: count }, async (_, nth) => {
  await wait(Math.max(0, begin + nth * everyMs - performance.now()));
  const shop = shops[nth % shops.length] ?? '';
  const path = reads[nth % reads.length] ?? '';
  const [took] = await Promise.all([
    send(placing(origin, shop, body), 201),
    send(reading(path, nth % 2 === 0 ? lab : shop), 200),
  ]);
  times.push(took);
});
await Promise.all(running);
for (const line of free) line.close();
parentPort?.postMessage(times);
