import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { conclude } from '../../scripts/suites/suite.ts';
import { healthPath } from '../../src/api/health/paths.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { killDatabase } from '../server/support/processes.ts';
import {
  freePort,
  type RealServer,
  signInAt,
  startServer,
  stopServer,
} from '../server/support/real-server.ts';
import { listIds } from './support/orders-in-flight.ts';
import { mountSmallDisk, type SmallDisk } from './support/small-disk.ts';

/**
 * Fills the disk under a server that accepts orders: first up to the server's reserve, then, without a reserve, to the
 * last byte. Each order must be answered with 201 or refused as not stored. After space has been freed, refused orders
 * must succeed under the same keys, and every acknowledged order must exist exactly once.
 */
const diskMb = 400;
const senders = 4;
const [low, full] = [160, 20];
const timeLimitMs = 150_000;

/** Number of orders by the status of their answer. */
const answered = new Map<number, number>();
const acknowledged = new Set<string>();
const refused = new Set<string>();

const disk = mountSmallDisk(diskMb);
if (disk) await run(disk);
else {
  console.log('full disk: left out: only root can mount a small disk');
  conclude({ passed: 0, failed: 0 });
}

async function run(disk: SmallDisk): Promise<void> {
  const dataDir = path.join(disk.directory, 'data');
  const overdue = setTimeout(() => {
    killDatabase(dataDir);
    throw new Error(`not done within ${timeLimitMs / 1000} s`);
  }, timeLimitMs);
  let server: RealServer | undefined;
  try {
    const port = await freePort();
    server = await startServer(dataDir, port, {
      DISK_WARNING_MB: String(low),
      LOG_LEVEL: 'silent',
    });
    await untilReserve(server, disk);
    await stopServer(server);
    server = await startServer(dataDir, port, { DISK_WARNING_MB: '0', LOG_LEVEL: 'silent' });
    await untilLastByte(server, disk);
    await stopServer(server);
    if (server.process.exitCode !== 0) throw new Error('the server did not stop in order');
    conclude({ passed: 1, failed: 0 });
  } catch (error) {
    console.error(`full disk: FAILED: ${error}`);
    server?.process.kill('SIGKILL');
    killDatabase(dataDir);
    conclude({ passed: 0, failed: 1 });
  } finally {
    clearTimeout(overdue);
    disk.remove();
  }
}

/** The reserve keeps PostgreSQL running: orders are refused, but everything can be read. */
async function untilReserve({ origin }: RealServer, disk: SmallDisk): Promise<void> {
  const cookie = await signInAt(origin, 'customer');
  await order(origin, cookie, uuidv7());
  await disk.fillUpTo(low - 1);
  await untilDisk(origin, 'low');
  await order(origin, cookie, uuidv7());
  if (refused.size > 0) throw new Error('an order was refused while the disk was only low');
  await disk.fillUpTo(full - 1);
  await untilDisk(origin, 'full');
  for (let count = 0; count < 20; count += 1) await order(origin, cookie, uuidv7());
  if (answered.get(507) !== 20) throw new Error('an order was not refused with 507');
  const seen = await listIds(origin, cookie);
  if (seen.length !== 2) throw new Error('orders could not be read');
  await signInAt(origin, 'lab');
  await disk.makeRoom();
  await untilDisk(origin, 'enough');
  await sendAgain(origin, cookie);
  report('with a reserve', disk);
}

/** Without the reserve PostgreSQL itself runs out of space and may stop until there is some. */
async function untilLastByte({ origin, process: child }: RealServer, disk: SmallDisk) {
  const cookie = await signInAt(origin, 'customer');
  const over = new AbortController();
  const sending = Array.from({ length: senders }, async () => {
    while (!over.signal.aborted) await order(origin, cookie, uuidv7());
  });
  await disk.fillUpTo(0);
  for (let count = 0; count < 30; count += 1) {
    await disk.fillUpTo(0);
    await wait(200);
  }
  over.abort();
  await Promise.all(sending);
  if (child.exitCode !== null) throw new Error('the server ended');
  if (refused.size === 0) throw new Error('no order was refused: the disk was not full');
  await disk.makeRoom();
  await untilHealthy(origin);
  await sendAgain(origin, cookie);
  report('to the last byte', disk);
}

async function order(origin: string, cookie: string, key: string): Promise<void> {
  const answer = await fetch(origin + orderPaths.orders, {
    method: 'POST',
    headers: {
      Origin: origin,
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(orderRequest(key)),
  });
  await answer.arrayBuffer();
  const { status } = answer;
  answered.set(status, (answered.get(status) ?? 0) + 1);
  if (status === 201 || status === 200) acknowledged.add(key);
  else if (status === 507 || status === 503) refused.add(key);
  else throw new Error(`an order was answered ${status}`);
}

/** Resends every refused order, and compares the server's orders with those it acknowledged. */
async function sendAgain(origin: string, cookie: string): Promise<void> {
  for (const key of refused) {
    await order(origin, cookie, key);
    if (!acknowledged.has(key)) throw new Error(`${key} cannot be sent again`);
  }
  refused.clear();
  const found = await listIds(origin, cookie);
  const present = new Set(found);
  if (present.size !== found.length) throw new Error('an order is there twice');
  const lost = [...acknowledged].filter((id) => !present.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged orders are lost`);
  if (present.size !== acknowledged.size) throw new Error('there are orders nobody sent');
}

async function untilDisk(origin: string, room: string): Promise<void> {
  for (;;) {
    const health = await (await fetch(origin + healthPath)).json();
    if (health.disk === room) return;
    await wait(200);
  }
}

async function untilHealthy(origin: string): Promise<void> {
  while (!(await fetch(origin + healthPath)).ok) await wait(200);
}

function report(what: string, disk: SmallDisk): void {
  console.log(
    `full disk: ${what}: answers ${JSON.stringify(Object.fromEntries(answered))}, ${acknowledged.size} orders ` +
      `acknowledged, each there exactly once; ${Math.round(disk.freeMb())} MB free at the end`,
  );
}
