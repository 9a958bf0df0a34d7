import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { conclude } from '../../scripts/suites/suite.ts';
import { healthPath } from '../../src/api/health/paths.ts';
import { sessionPaths } from '../../src/api/session/paths.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { memoryOf } from './support/memory-of.ts';
import { type Ledger, send } from './support/orders-in-flight.ts';

/**
 * Clients that send slowly, hold connections open, or send too much. During the attack the server must accept orders,
 * answer health checks, and keep its memory bounded.
 */
const attackMs = 6_000;
const limits = { waitMs: 8_000, growthMb: 300 };

const post = (more: string) =>
  `POST ${sessionPaths.login} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n${more}`;
const bomb = gzipSync(Buffer.alloc(20_000_000, ' ')).toString('latin1');

/** The number of connections of each kind, what they send first, and what they send every half second from then on. */
const attacks: readonly { what: string; connections: number; first: string; next?: string }[] = [
  {
    what: 'headers a byte at a time',
    connections: 1_500,
    first: 'GET / HTTP/1.1\r\nX: ',
    next: 'x',
  },
  {
    what: 'bodies a byte at a time',
    connections: 1_500,
    first: post('Content-Length: 200000\r\n\r\n{'),
    next: ' ',
  },
  { what: 'connections that say nothing', connections: 3_000, first: '' },
  {
    what: 'headers of 1 MB',
    connections: 200,
    first: `GET / HTTP/1.1\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`,
  },
  {
    what: 'bodies without an end',
    connections: 200,
    first: post('Transfer-Encoding: chunked\r\n\r\n'),
    next: `10000\r\n${' '.repeat(65_536)}\r\n`,
  },
  {
    what: 'compressed bodies of 20 MB',
    connections: 200,
    first: `${post(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`)}\r\n\r\n${bomb}`,
  },
];

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-clients-'));
const counts = { passed: 0, failed: 0 };
const server = await startServer(dataDir, await freePort(), { LOG_LEVEL: 'silent' });
try {
  const cookie = await signInAt(server.origin, 'customer');
  for (const attack of attacks) await suffer(attack, cookie);
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}
conclude(counts);

async function suffer(attack: (typeof attacks)[number], cookie: string): Promise<void> {
  const before = memoryOf(server.process.pid ?? 0);
  const answers = new Map<string, number>();
  const sockets = Array.from({ length: attack.connections }, () => open(attack.first, answers));
  const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
  const waits = { health: 0, order: 0, memory: before };
  for (const until = performance.now() + attackMs; performance.now() < until; ) {
    waits.health = Math.max(waits.health, await timed(() => fetch(server.origin + healthPath)));
    const key = crypto.randomUUID();
    waits.order = Math.max(
      waits.order,
      await timed(() => send(ledger, server.origin, cookie, key)),
    );
    for (const socket of sockets) if (attack.next && socket.writable) socket.write(attack.next);
    waits.memory = Math.max(waits.memory, memoryOf(server.process.pid ?? 0));
    await wait(500);
  }
  for (const socket of sockets) socket.destroy();
  const faults = [
    ledger.acknowledged.size < ledger.sent.size && 'an order was not placed',
    Math.max(waits.health, waits.order) > limits.waitMs && 'it answered too late',
    waits.memory - before > limits.growthMb && `it grew by over ${limits.growthMb} MB`,
  ].filter(Boolean);
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(
    `hostile clients: ${attack.connections} × ${attack.what}: health ≤ ${waits.health} ms, ` +
      `${ledger.acknowledged.size} of ${ledger.sent.size} orders placed, each ≤ ${waits.order} ms, ` +
      `memory ${before} → at most ${waits.memory} MB, answered ${JSON.stringify(Object.fromEntries(answers))}` +
      faults.map((fault) => `; FAILED: ${fault}`).join(''),
  );
}

/** Opens a connection and records the status of its answer. */
function open(first: string, answers: Map<string, number>): Socket {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  // The server may close connections; that isn't an error here.
  socket.on('error', () => {});
  socket.once('data', (part) => {
    const status = part.toString('latin1').slice(9, 12);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  });
  if (first) socket.write(first, 'latin1');
  return socket;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
}
