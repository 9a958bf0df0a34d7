import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { conclude } from '../../scripts/suites/suite.ts';
import { debianPostgres } from '../server/support/own-postgres.ts';
import { freePort, type RealServer, startServer } from '../server/support/real-server.ts';
import { holdToPromises } from './history/hold-to-promises.ts';
import { readStart, readTruth } from './history/record/read-truth.ts';
import { signInParties } from './history/workload/sign-in-parties.ts';
import { Workload } from './history/workload/workload.ts';
import { Pair } from './support/failover/pair.ts';
import { type Pooler, startPooler } from './support/failover/pooler.ts';
import { compareIds } from './support/orders-in-flight.ts';
import { withoutRemakes } from './support/stored-orders.ts';

/**
 * Two API processes, PgBouncer, a primary and its synchronous standby, all set up as in docs/deploy. While a shop
 * orders and its lab processes orders, the primary is killed with -9, the standby promoted and a new standby made,
 * again and again. In the end every acknowledged order must exist exactly once, and all calls and answers must keep the
 * promises. First checks that the primary really waits for the standby. `node tests/faults/failover.ts --promotions 1
 * --orders 200` for a short run.
 */
const { values } = parseArgs({
  options: {
    promotions: { type: 'string', default: '5' },
    orders: { type: 'string', default: '5000' },
  },
});
const [promotions, orders] = [Number(values.promotions), Number(values.orders)];
/** Orders acknowledged before and after each promotion. */
const perHalf = Math.ceil(orders / promotions / 2);
/** Orders in flight at the same time. */
const senders = 8;
/** Connections that read, advance, correct and cancel orders. */
const actors = 4;
/** Connections that make orders, ship them and grant remakes. */
const fulfillers = 2;
const timeLimitMs = 1_200_000;
const password = 'lens of the standby 7';
const names = { shop: 'eye', lab: 'lab', other: 'curious' };

const root = mkdtempSync(path.join(os.tmpdir(), 'adasi-failover-'));
chmodSync(root, 0o755);
const workload = new Workload();
const { ledger, recorder } = workload;
const servers: RealServer[] = [];
/** After each kill, how long no order was acknowledged, in seconds. */
const gaps: number[] = [];
let pair: Pair | undefined;
let pooler: Pooler | undefined;

const overdue = setTimeout(() => void fail(`not done within ${timeLimitMs / 1000} s`), timeLimitMs);
try {
  const judged = await runThrough();
  console.log(
    `failover: ${promotions} promotions, ${ledger.acknowledged.size} orders acknowledged by two processes, 0 lost, ` +
      `0 doubled; orders went on ${gaps.map((gap) => gap.toFixed(1)).join(', ')} s after the kill; ` +
      judged,
  );
  await clearAway();
  conclude({ passed: 1, failed: 0 });
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error));
} finally {
  clearTimeout(overdue);
}

/** Returns a summary of what was judged. */
async function runThrough(): Promise<string> {
  const bin = debianPostgres();
  if (!bin) throw new Error('It needs Debian’s packages postgresql and pgbouncer.');
  pair = await Pair.make(path.join(root, 'pair'), bin);
  pooler = await startPooler(path.join(root, 'pooler'), pair.primary);
  const origins = await startApi(pooler.url);
  await pair.addStandby();
  const ask = (text: string) => {
    if (!pair) throw new Error('there is no database');
    return pair.primary.ask(text, 'adasi');
  };
  const start = await readStart(ask);
  const parties = await signInParties(recorder, origins, { names, password });
  await workload.prepare(parties);
  const over = new AbortController();
  const work = [
    ...Array.from({ length: senders }, () => workload.keepPlacing(parties, over.signal, true)),
    ...Array.from({ length: actors }, () => workload.keepActing(parties, over.signal)),
    ...Array.from({ length: fulfillers }, () => workload.keepFulfilling(parties, over.signal)),
  ];
  await untilAcknowledged(senders);
  await pair.standby.freeze(proveWaiting);
  for (let round = 1; round <= promotions; round += 1) {
    if (round > 1) await pair.addStandby();
    await untilAcknowledged(perHalf);
    const from = performance.now();
    await pooler.promote(await pair.losePrimary());
    await untilAcknowledged(1);
    gaps.push((performance.now() - from) / 1000);
    await untilAcknowledged(perHalf);
  }
  over.abort();
  await Promise.all(work);
  await workload.resend(parties);
  // Requests alternate between the processes.
  for (const _ of origins) compareIds(ledger, await withoutRemakes(ask, await parties.shop.list()));
  const { operations } = recorder;
  return holdToPromises('failover', { start, operations, truth: await readTruth(ask) });
}

/** While the standby is stopped, no order may be acknowledged. */
async function proveWaiting(): Promise<void> {
  // Orders that the standby had already confirmed may still be answered.
  await wait(1_000);
  const { size } = ledger.acknowledged;
  await wait(2_000);
  const more = ledger.acknowledged.size - size;
  if (more > 0) throw new Error(`${more} orders were acknowledged without the standby`);
  console.log('failover: while the standby is frozen no order is acknowledged, as it must be');
}

/** Starts two processes, with no rate limit for the ordering shop. */
async function startApi(url: string): Promise<string[]> {
  const variables = { DATABASE_URL: url, NAMED_STATEMENTS: 'off', LOG_LEVEL: 'silent' };
  for (const _ of [1, 2]) servers.push(await startServer('', await freePort(), variables));
  const env = { ...process.env, ...variables, ADASI_PASSWORD: password };
  const admin = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/admin.ts', ...args], { env });
  await admin('sample', 'catalogue');
  await admin('--account', 'A shop', '--username', names.shop, '--role', 'Shop');
  await admin('--account', 'Another shop', '--username', names.other, '--role', 'Shop');
  await admin('--account', 'The lab', '--username', names.lab);
  await admin('limits', '--username', names.shop, '--orders-per-minute', '1000000');
  return servers.map(({ origin }) => origin);
}

async function untilAcknowledged(more: number): Promise<void> {
  const wanted = ledger.acknowledged.size + more;
  while (ledger.acknowledged.size < wanted) await wait(10);
}

async function clearAway(): Promise<void> {
  for (const { process: child } of servers) child.kill('SIGKILL');
  pooler?.stop();
  await pair?.kill();
  rmSync(root, { recursive: true, force: true });
}

async function fail(reason: string): Promise<never> {
  console.error(`failover: FAILED: ${reason}`);
  await clearAway();
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
