import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { conclude } from '../../scripts/suites/suite.ts';
import { printFigures, quantile } from '../bench/figures.ts';
import { processorTime, spentOn } from '../bench/processor-time.ts';
import { stockBody } from '../bench/stock-load.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { bareOrdersPerSecond, readLastOrder } from './support/load/bare-rows.ts';
import { keepOrdering, type Tally } from './support/load/keep-ordering.ts';
import { MemoryWatch } from './support/load/memory.ts';
import { Stack } from './support/load/stack.ts';
import { Watchers } from './support/load/watchers.ts';

/**
 * Two API processes behind nginx, PgBouncer and PostgreSQL, all set up as in docs/deploy, take as many orders as they
 * can while panels listen for changes. Halfway through, the processes are restarted one by one. The load runs on the
 * same machine. Fails if a request fails or an order is missing. Prints speed and memory next to their budgets, and the
 * speed next to that of writing only the rows of such orders to the same PostgreSQL. `node tests/faults/load.ts
 * --minutes 1` for a short run, `--kind stock` for stock orders of six powers.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    streams: { type: 'string', default: '500' },
    kind: { type: 'string', default: 'rx' },
  },
});
const minutes = Number(values.minutes);
const connections = Number(values.connections);
const streams = Number(values.streams);
const isStock = values.kind === 'stock';
const rxBody = JSON.stringify(orderRequest());
const bodyOf = isStock ? stockBody : () => rxBody;
const atLeast = isStock ? 1_000 : 1_500;
const warmUpMs = 5_000;
/** Lowest acceptable ratio to the speed of writing only the rows to the same PostgreSQL. */
const leastRatio = 0.5;
const bareMs = 5_000;

const stack = new Stack();
const memory: { most: number; growth: number }[] = [];
const isDone = await runThrough().then(
  () => true,
  (error: Error) => console.error(`load: FAILED: ${error.stack}`),
);
await stack.stop();
conclude(isDone ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
process.exit();

async function runThrough(): Promise<void> {
  await stack.start();
  const shops = await Promise.all(['shop', 'shop2', 'customer'].map((name) => stack.signIn(name)));
  const lab = await stack.signIn('lab');
  if (isStock) await stack.fillShelf();
  const watchers = new Watchers(stack.front, { shops, lab }, streams);
  await until(() => watchers.open === streams, 'not all event streams opened');

  let tally: Tally = { times: [], failures: [] };
  const over = new AbortController();
  const before = await stack.countOrders();
  const ordering = Array.from({ length: connections }, (_, at) =>
    keepOrdering(
      stack.front,
      { cookie: shops[at % shops.length] ?? '', bodyOf },
      () => tally,
      over.signal,
    ),
  );
  await wait(warmUpMs);
  const warmUp = tally;
  tally = { times: [], failures: [] };
  const from = performance.now();
  const spentBefore = processorTime();
  await keepLoad((minutes / 2) * 60_000);
  const spent = spentOn(tally.times.length, spentBefore);
  await stack.restartEach();
  await keepLoad((minutes / 2) * 60_000);
  const seconds = (performance.now() - from) / 1000;
  over.abort();
  await Promise.all(ordering);
  print(tally, seconds);
  printFigures('Of a processor, each order takes', spent);
  await until(() => watchers.open === streams, 'not all event streams came back');
  watchers.close();

  const failures = [...warmUp.failures, ...tally.failures];
  if (failures.length > 0) throw new Error(`${failures.length} requests failed: ${failures[0]}`);
  const missing = warmUp.times.length + tally.times.length - ((await stack.countOrders()) - before);
  if (missing !== 0) throw new Error(`${missing} of the orders are missing`);
  printBare(tally.times.length / seconds, await measureBare());
}

/** Writes only the rows of orders, with nobody listening, over as many connections as the two processes have. */
async function measureBare(): Promise<number> {
  const rows = await readLastOrder(stack, values.kind);
  const databases = stack.pids.map(() => stack.openDatabase());
  return bareOrdersPerSecond(databases, { rows, writers: connections, forMs: bareMs }).finally(() =>
    Promise.all(databases.map((each) => each.close())),
  );
}

function printBare(accepted: number, bare: number): void {
  printFigures('The same PostgreSQL, the bare rows of an order each', [
    { what: 'written', value: bare, unit: 'orders/s' },
    { what: 'accepted of that', value: accepted / bare, unit: 'ratio', atLeast: leastRatio },
  ]);
}

/** Keeps the load running and watches the memory of the processes. */
async function keepLoad(forMs: number): Promise<void> {
  const watches = stack.pids.map((pid) => new MemoryWatch(pid));
  await wait(forMs);
  memory.push(...watches.map((watch) => watch.end()));
}

async function until(isSo: () => boolean, otherwise: string): Promise<void> {
  const limit = performance.now() + 60_000;
  while (!isSo()) {
    if (performance.now() > limit) throw new Error(otherwise);
    await wait(50);
  }
}

function print({ times, failures }: Tally, seconds: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const cores = os.cpus();
  const machine = `${cores.length} cores of ${cores[0]?.model}, ${Math.round(os.totalmem() / 2 ** 30)} GB`;
  console.log(`\n${minutes} min, ${connections} connections, ${streams} streams; ${machine},`);
  console.log('with the load and the database on the same machine');
  const largest = (of: 'most' | 'growth') => Math.max(...memory.map((each) => each[of]));
  const perSecond = times.length / seconds;
  printFigures('API: two processes behind nginx, with PgBouncer', [
    { what: 'accepted', value: perSecond, unit: 'orders/s', atLeast },
    { what: 'p50', value: quantile(sorted, 0.5), unit: 'ms' },
    { what: 'p99', value: quantile(sorted, 0.99), unit: 'ms', atMost: 100 },
    { what: 'failed', value: failures.length, unit: 'requests', atMost: 0 },
    { what: 'most memory of a process', value: largest('most'), unit: 'MB' },
    {
      what: 'growth in the last third of a life',
      value: largest('growth'),
      unit: 'MB',
      atMost: 30,
    },
  ]);
}
