import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { conclude } from '../../scripts/suites/suite.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { pipeline } from '../server/support/pipelined.ts';
import { workOf } from '../server/support/processes.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { memoryOf } from './support/memory-of.ts';

/**
 * Clients that pipeline requests and read no responses. During the attack the server must answer health checks quickly,
 * accept orders, and not grow; afterwards it must stop cleanly.
 */
const attacks = [
  { connections: 10, requests: 1_000, path: '/api/stock' },
  { connections: 200, requests: 1_000, path: '/api/stock' },
  { connections: 200, requests: 1_000, path: '/api/catalogue' },
  { connections: 200, requests: 1_000, path: '/' },
];
const attackMs = 15_000;
/**
 * Wall-clock time includes other work on the machine. A health check may take one second of the server's own work or of
 * wall-clock time, whichever is less, and at most this much wall-clock time on a busy machine.
 */
const limits = { healthMs: 1_000, healthByClockMs: 8_000, growthMb: 300 };

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-pipelined-'));
const counts = { passed: 0, failed: 0 };
const server = await startServer(dataDir, await freePort());
const pid = server.process.pid ?? 0;
try {
  const cookie = await signInAt(server.origin, 'shop');
  for (const attack of attacks) judge(await suffer(attack, cookie));
} catch (error) {
  judge({ what: 'the run', faults: [String(error)], seen: '' });
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}
judge({
  what: 'the end',
  faults: server.process.exitCode === 0 ? [] : [`it ended with ${server.process.exitCode}`],
  seen: 'the server stopped in order',
});
conclude(counts);

interface Outcome {
  what: string;
  seen: string;
  faults: string[];
}

async function suffer(attack: (typeof attacks)[number], cookie: string): Promise<Outcome> {
  const before = memoryOf(pid);
  const sockets = await Promise.all(
    Array.from({ length: attack.connections }, () =>
      pipeline(server.origin, attack.path, attack.requests),
    ),
  );
  const until = performance.now() + attackMs;
  const health: Wait[] = [];
  const orders: Wait[] = [];
  const faults: string[] = [];
  let most = before;
  while (performance.now() < until && server.process.exitCode === null) {
    health.push(await waitFor(() => fetch(`${server.origin}/api/health`), 200, faults));
    orders.push(await waitFor(() => order(cookie), 201, faults));
    most = Math.max(most, memoryOf(pid));
    await wait(100);
  }
  for (const socket of sockets) await closed(socket);
  const own = Math.max(...health.map(({ byClock, work }) => Math.min(byClock, work)));
  const byClock = slowest(health);
  if (server.process.exitCode !== null) faults.push('the server ended');
  if (own > limits.healthMs) faults.push(`health took over ${limits.healthMs} ms of work`);
  if (byClock > limits.healthByClockMs) faults.push(`health took ${byClock} ms`);
  if (most - before > limits.growthMb) faults.push(`it grew by over ${limits.growthMb} MB`);
  const { connections, requests, path: asked } = attack;
  return {
    what: `${connections} × ${requests} GET ${asked}, unread`,
    seen:
      `health ≤ ${byClock} ms, the server’s work meanwhile ≤ ${own} ms (${health.length} times), ` +
      `an order ≤ ${slowest(orders)} ms, memory ${before} → at most ${most} MB`,
    faults: [...new Set(faults)],
  };
}

/** Waiting time for a response, and the server's work during it, both ms. */
interface Wait {
  byClock: number;
  work: number;
}

function slowest(waits: readonly Wait[]): number {
  return Math.max(...waits.map(({ byClock }) => byClock));
}

async function waitFor(
  ask: () => Promise<Response>,
  expected: number,
  faults: string[],
): Promise<Wait> {
  const from = performance.now();
  const before = workOf(pid);
  const answer = await ask().catch(() => undefined);
  await answer?.arrayBuffer();
  if (answer?.status !== expected) faults.push(`${answer?.url} answered ${answer?.status}`);
  const byClock = Math.round(performance.now() - from);
  return { byClock, work: server.process.exitCode === null ? workOf(pid) - before : byClock };
}

function order(cookie: string): Promise<Response> {
  return fetch(`${server.origin}/api/orders`, {
    method: 'POST',
    headers: {
      Origin: server.origin,
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Idempotency-Key': uuidv7(),
    },
    body: JSON.stringify(orderRequest()),
  });
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) return resolve();
    socket.once('close', () => resolve());
    socket.destroy();
  });
}

function judge({ what, seen, faults }: Outcome): void {
  if (faults.length === 0) counts.passed += 1;
  else counts.failed += 1;
  console.log(
    `pipelined: ${what}: ${[seen, ...faults.map((fault) => `FAILED: ${fault}`)].join('; ')}`,
  );
}
