import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { conclude } from '../../scripts/suites/suite.ts';
import { healthPath } from '../../src/api/health/paths.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import { sessionPaths } from '../../src/api/session/paths.ts';
import type { StockOrder } from '../../src/domain/stock/stock.ts';
import { anyBody } from '../fixtures/any-body.ts';
import { soundRx } from '../fixtures/sound-rx.ts';
import { freePort, signInAt, startServer, stopServer } from '../server/support/real-server.ts';
import { stockRequest } from '../server/support/stock-request.ts';
import { findUnsound } from './support/unsound-rows.ts';

/**
 * Sends all kinds of bodies to a server started with `npm start`: nearly valid orders, nearly valid JSON, and neither,
 * with valid and invalid keys. No answer may be a 5xx, and stored rows must satisfy the rules.
 */
const bodies = 50_000;
const atOnce = 12;

const soundStock: readonly StockOrder[] = [
  stockRequest([-200, -50, 2]).content,
  stockRequest([-100, 0, 1], [-125, -25, 3], [-150, 0, 2]).content,
];

const deep = '['.repeat(20_000) + ']'.repeat(20_000);
const raw = fc.oneof(
  fc.constantFrom('', ' ', 'null', '{', '"\\ud800"', '{"content":', deep, '\u0000', '1e999'),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const text = fc.oneof(
  { weight: 5, arbitrary: anyBody(soundRx).map((body) => JSON.stringify(body)) },
  { weight: 4, arbitrary: anyBody(soundStock).map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: raw },
);
const key = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('', 'x', '0'.repeat(36), 'A'.repeat(4_000)) },
);
const address = fc.oneof(
  { weight: 40, arbitrary: fc.constant(orderPaths.orders) },
  { weight: 1, arbitrary: fc.constant(sessionPaths.logout) },
  { weight: 1, arbitrary: fc.uuid().map(orderPaths.withdrawal) },
);

const seed = Date.now();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-hostile-'));
const answers = new Map<number, number>();
const faults: string[] = [];

const server = await startServer(dataDir, await freePort());
try {
  const cookie = await signInAt(server.origin, 'customer');
  const asked = fc.record({ text, key, address });
  const waiting = fc.sample(asked, { seed, numRuns: bodies }).values();
  const send = async () => {
    for (const { text: body, key: said, address: to } of waiting) {
      const key = said ?? uuidv7();
      // A keep-alive connection may close just as the next body is sent; only a second failure in a row counts.
      const status = (await post(to, body, key, cookie)) || (await post(to, body, key, cookie));
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) faults.push(`${status}: ${to} ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  const health = await fetch(`${server.origin}${healthPath}`);
  if (!health.ok) faults.push(`health answers ${health.status} afterwards`);
  faults.push(...(await findUnsound(server.origin, path.join(dataDir, 'run'))));
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}

if ((answers.get(201) ?? 0) < 300) faults.push('too few orders were accepted to say anything');
console.log(`hostile bodies: seed ${seed}, ${JSON.stringify(Object.fromEntries(answers))}`);
for (const fault of faults.slice(0, 20)) console.error(`hostile bodies: ${fault}`);
conclude(faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Returns the status, 0 if the connection broke. */
async function post(to: string, body: string, key: string, cookie: string): Promise<number> {
  const headers = {
    Origin: server.origin,
    Cookie: to === sessionPaths.logout ? '' : cookie,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  };
  const answer = await fetch(server.origin + to, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}
