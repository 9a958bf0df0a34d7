import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { conclude } from '../../scripts/suites/suite.ts';
import { accessoryPicturePath } from '../../src/api/accessories/picture-paths.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import { photoPath } from '../../src/api/photos/paths.ts';
import { photo } from '../server/support/photos.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { memoryOf } from './support/memory-of.ts';
import { send } from './support/orders-in-flight.ts';

/**
 * Senders of photos and pictures that are slow or stall. During the attack another shop's photos must be stored
 * immediately, memory must stay bounded, and senders that are too slow must be cut off.
 */
const limits = { waitMs: 5_000, growthMb: 300, cutOffMs: 90_000 };

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-uploads-'));
const counts = { passed: 0, failed: 0 };
const server = await startServer(dataDir, await freePort(), { LOG_LEVEL: 'silent' });
const jpeg = await photo('jpeg');
try {
  const [slow = '', other = '', lab = ''] = await Promise.all(
    ['shop', 'shop2', 'lab'].map((username) => signInAt(server.origin, username)),
  );
  const slowOrder = await shippedOrder(slow, lab);
  const otherOrder = await shippedOrder(other, lab);
  const ownPhoto = () => photoPath(slowOrder, uuidv7());
  const attacks = [
    { what: '8 photos a byte at a time', count: 8, cookie: slow, to: ownPhoto },
    { what: '200 photos a byte at a time', count: 200, cookie: slow, to: ownPhoto },
    {
      what: '8 pictures a byte at a time',
      count: 8,
      cookie: lab,
      to: () => accessoryPicturePath('case-hard-classic'),
    },
  ];
  for (const attack of attacks) await suffer(attack, { order: otherOrder, cookie: other });
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}
conclude(counts);

interface Attack {
  what: string;
  count: number;
  cookie: string;
  to: () => string;
}

interface Photographer {
  order: string;
  cookie: string;
}

/** Sends another shop's photos until all slow senders are cut off. */
async function suffer(attack: Attack, other: Photographer): Promise<void> {
  const before = memoryOf(server.process.pid ?? 0);
  const senders = Array.from({ length: attack.count }, () => open(attack));
  const begun = performance.now();
  const seen = { photo: 0, memory: before, sent: 0, kept: 0, ms: 0 };
  const areLeft = () => senders.some(({ destroyed }) => !destroyed);
  while (areLeft() && seen.ms < limits.cutOffMs) {
    for (const socket of senders) if (socket.writable) socket.write('x');
    const { isKept, ms } = await sendPhoto(other);
    seen.sent += 1;
    if (isKept) seen.kept += 1;
    seen.photo = Math.max(seen.photo, ms);
    seen.memory = Math.max(seen.memory, memoryOf(server.process.pid ?? 0));
    await wait(1_000);
    seen.ms = performance.now() - begun;
  }
  const faults = faultsOf({ ...seen, grown: seen.memory - before, areLeft: areLeft() });
  for (const socket of senders) socket.destroy();
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(
    `slow uploads: ${attack.what}: ${seen.kept} of ${seen.sent} photos of another shop kept, each ≤ ${seen.photo} ms, ` +
      `the last slow one gone after ${Math.round(seen.ms / 1000)} s, memory ${before} → at most ${seen.memory} MB` +
      faults.map((fault) => `; FAILED: ${fault}`).join(''),
  );
}

interface Seen {
  photo: number;
  sent: number;
  kept: number;
  grown: number;
  areLeft: boolean;
}

function faultsOf({ photo, sent, kept, grown, areLeft }: Seen): string[] {
  return [
    ...(kept < sent ? ['a photo of another shop was not kept'] : []),
    ...(photo > limits.waitMs ? ['one was kept too late'] : []),
    ...(areLeft ? ['slow senders were not cut off'] : []),
    ...(grown > limits.growthMb ? [`it grew by over ${limits.growthMb} MB`] : []),
  ];
}

async function sendPhoto({
  order,
  cookie,
}: Photographer): Promise<{ isKept: boolean; ms: number }> {
  const from = performance.now();
  const address = server.origin + photoPath(order, uuidv7());
  const headers = { Origin: server.origin, Cookie: cookie };
  const { status } = await fetch(address, { method: 'PUT', headers, body: jpeg });
  return { isKept: status === 201, ms: Math.round(performance.now() - from) };
}

/** Begins an upload that never ends. */
function open({ cookie, to }: Attack): Socket {
  const { hostname, port, host } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  // The server may close connections; that isn't an error here.
  socket.on('error', () => {});
  socket.resume();
  const head = [`PUT ${to()} HTTP/1.1`, `Host: ${host}`, `Origin: ${server.origin}`];
  const more = [
    `Cookie: ${cookie}`,
    'Content-Type: image/jpeg',
    'Content-Length: 4000000',
    '',
    'x',
  ];
  socket.write([...head, ...more].join('\r\n'));
  return socket;
}

/** Places an order and advances it to a state in which photos can be sent. */
async function shippedOrder(cookie: string, lab: string): Promise<string> {
  const id = uuidv7();
  await send({ sent: new Map(), acknowledged: new Set() }, server.origin, cookie, id);
  const accept = { event: 'accept', promisedFor: '2030-01-02' };
  const later = ['start', 'inspect', 'pass', 'ship'].map((event) => ({ event }));
  for (const body of [accept, ...later]) {
    await fetch(server.origin + orderPaths.events(id), {
      method: 'POST',
      headers: {
        Origin: server.origin,
        Cookie: lab,
        'Content-Type': 'application/json',
        'Idempotency-Key': uuidv7(),
      },
      body: JSON.stringify(body),
    });
  }
  return id;
}
