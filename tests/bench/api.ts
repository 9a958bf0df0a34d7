import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { orderRequest } from '../server/support/order-request.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';

/** Orders accepted by one server process on its private PostgreSQL, from 50 connections kept open. */
const connections = 50;
const warmUpMs = 2_000;
const measuredMs = 8_000;
const budget = { perSecond: 1_500, p99Ms: 100 };

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
const server = await startServer(dataDir, await freePort());
try {
  const shops = await Promise.all(['shop', 'shop2'].map((name) => signInAt(server.origin, name)));
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  await run(warmUpMs);
  const times = (await run(measuredMs)).sort((a, b) => a - b);
  agent.destroy();
  report(times);

  async function run(forMs: number): Promise<number[]> {
    const times: number[] = [];
    const until = performance.now() + forMs;
    const work = async (_: unknown, at: number) => {
      while (performance.now() < until) times.push(await place(shops[at % shops.length] ?? ''));
    };
    await Promise.all(Array.from({ length: connections }, work));
    return times;
  }

  function place(cookie: string): Promise<number> {
    const from = performance.now();
    const body = JSON.stringify(orderRequest());
    const headers = {
      Origin: server.origin,
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': uuidv7(),
    };
    return new Promise((resolve, reject) => {
      const url = `${server.origin}/api/orders`;
      const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
        if (answer.statusCode !== 201) reject(new Error(`answered ${answer.statusCode}`));
        answer.resume().on('end', () => resolve(performance.now() - from));
      });
      request.on('error', reject);
      request.end(body);
    });
  }
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}

function report(times: readonly number[]): void {
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  const perSecond = Math.round(times.length / (measuredMs / 1000));
  const p99 = at(0.99);
  console.log(`API, embedded, one process, ${connections} connections, durable:`);
  line('accepted orders/s', perSecond, `≥ ${budget.perSecond}`, perSecond >= budget.perSecond);
  line('p50 ms', at(0.5).toFixed(1), '', true);
  line('p99 ms', p99.toFixed(1), `< ${budget.p99Ms}`, p99 < budget.p99Ms);
}

function line(what: string, value: number | string, wanted: string, met: boolean): void {
  const verdict = wanted && (met ? 'met' : 'MISSED');
  console.log(`  ${what.padEnd(20)}${String(value).padStart(8)}   ${wanted.padEnd(10)}${verdict}`);
}
