import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { mostChanges } from '../../src/api/revisions/contract.ts';
import { revisionPaths } from '../../src/api/revisions/paths.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { stockRequest } from '../server/support/stock-request.ts';
import { printFigures, quantile } from './figures.ts';
import { HttpLine } from './http-line.ts';
import { placing } from './placing.ts';

/** Shops that order continuously while the lab imports. */
const shops = 8;
const pauseMs = 40;

type Change = { item: string; value: unknown };

const lensIds = Array.from({ length: 7 }, (_, index) => `import-${index}`);

/** Lenses with 50,000 powers to import. */
const lenses: Change[] = lensIds.map((id, index) => ({
  item: `stockLens ${id}`,
  value: {
    position: 10 + index,
    code: `I${index}`,
    name: { fa: id, en: id },
    index: 156,
    tiers: {},
  },
}));

function powers(level: number): Change[] {
  const cells: Change[] = [];
  for (const lens of lensIds) {
    for (const diameter of [650, 700]) {
      for (let sphere = -1400; sphere <= 1400; sphere += 25) {
        for (let cylinder = -800; cylinder <= 0; cylinder += 25) {
          const item = `stockCell ${lens} ${diameter} ${sphere} ${cylinder}`;
          cells.push({ item, value: { level } });
        }
      }
    }
  }
  return cells.slice(0, mostChanges);
}

/**
 * Imports 50,000 powers in one revision and changes them in another, while shops order prescription and stock lenses.
 */
export async function benchImport(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  try {
    const cookie = await signInAt(server.origin, 'lab');
    await save(server.origin, cookie, lenses);
    await whileOrdering(server.origin, 'importing 50,000 new powers', () =>
      save(server.origin, cookie, powers(4)),
    );
    await whileOrdering(server.origin, 'importing 50,000 levels that changed', () =>
      save(server.origin, cookie, powers(6)),
    );
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function save(origin: string, cookie: string, changes: readonly Change[]): Promise<void> {
  const body = { id: uuidv7(), base: 1_000, note: 'Import', kind: 'import', changes };
  const answer = await fetch(origin + revisionPaths.all, {
    method: 'POST',
    headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 500)}`);
}

/** Also prints how long orders took before the import: on a busy machine a delay may have other causes. */
async function whileOrdering(origin: string, what: string, work: () => Promise<void>) {
  const cookie = await signInAt(origin, 'shop');
  const lines = await Promise.all(Array.from({ length: shops }, () => HttpLine.open(origin)));
  const times: number[] = [];
  let isOver = false;
  const ordering = lines.map(async (line, at) => {
    await wait((at * pauseMs) / shops);
    while (!isOver) {
      const body = at % 2 ? orderRequest() : stockRequest([-25 * (at + 1), 0, 1]);
      const from = performance.now();
      const { status } = await line.send(placing(origin, cookie, JSON.stringify(body)));
      // An order for a power that is sold out takes just as long.
      if (status !== 201 && status !== 422) throw new Error(`answered ${status}`);
      times.push(performance.now() - from);
      await wait(pauseMs);
    }
  });
  await wait(1_000);
  times.length = 0;
  await wait(3_000);
  const alone = times.splice(0).sort((a, b) => a - b);
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  isOver = true;
  await Promise.all(ordering);
  for (const line of lines) line.close();
  times.sort((a, b) => a - b);
  printFigures(`API: ${what}, ${shops} shops ordering`, [
    { what: 'until it is saved', value: seconds, unit: 's', atMost: 10 },
    { what: 'orders answered during the import', value: times.length, unit: 'orders' },
    { what: 'p99 of an order before', value: quantile(alone, 0.99), unit: 'ms' },
    { what: 'p50 of an order', value: quantile(times, 0.5), unit: 'ms' },
    { what: 'p99 of an order', value: quantile(times, 0.99), unit: 'ms', atMost: 200 },
  ]);
}
