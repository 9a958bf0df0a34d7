import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { conclude } from '../../scripts/suites/suite.ts';
import { handOffPaths } from '../../src/api/hand-off/paths.ts';
import { keptIn, killReceiver, startReceiver } from '../server/support/example-receiver.ts';
import { killDatabase, killServer } from '../server/support/processes.ts';
import { freePort, signInAt, startServer } from '../server/support/real-server.ts';
import { askServer, FeedReader, keepAccepting } from './support/machine.ts';
import { ownFolder } from './support/own-folder.ts';

/**
 * Kills the server, in every other round together with PostgreSQL, and the receiver of webhooks with -9, while orders
 * are accepted, reported and handed over by feed, webhook and drop folder. In the end all three must have handed over
 * each accepted order: the feed exactly once, the others any number of times but under one id.
 */
const rounds = 6;
const timeLimitMs = 240_000;

const root = ownFolder('hand-off');
const folderOf = (name: string) => path.join(root, name);
const [dataDir, orders, received, taken] = ['data', 'orders', 'received', 'taken'].map(
  folderOf,
) as [string, string, string, string];
mkdirSync(taken);
const settings = {
  DROP_ORDERS: orders,
  DROP_ANSWERS: folderOf('answers'),
  WEBHOOKS_TO_PRIVATE: 'on',
  LOG_LEVEL: 'silent',
};
const [port, hookPort] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const accepted = new Set<string>();
/** How often a file was found in the drop folder, by the id in its name. */
const dropped = new Map<string, number>();

const overdue = setTimeout(() => fail(`not done within ${timeLimitMs / 1000} s`), timeLimitMs);
try {
  let server = await startServer(dataDir, port, settings);
  const { key, secret } = await connect();
  const feed = new FeedReader(origin, key);
  let receiver = await startReceiver(received, hookPort, secret);
  for (let round = 1; round <= rounds; round += 1) {
    const over = new AbortController();
    const shop = await signInAt(origin, 'shop');
    const work = [1, 2].map(() => keepAccepting({ origin, shop, key, accepted }, over.signal));
    const reading = feed.keepReading(over.signal);
    await wait(500 + Math.random() * 1_500);
    await killReceiver(receiver);
    await wait(Math.random() * 500);
    killServer(server, round % 2 === 0 ? dataDir : undefined);
    over.abort();
    await Promise.all([...work, reading]);
    takeFiles();
    receiver = await startReceiver(received, hookPort, secret);
    server = await startServer(dataDir, port, settings);
  }
  await untilAllArrived(feed);
  await killReceiver(receiver);
  killServer(server, dataDir);
  const again = [...dropped.values()].filter((times) => times > 1).length;
  console.log(
    `hand-off: ${rounds} kills of both sides, ${accepted.size} accepted orders; by the feed each exactly once, ` +
      `by webhook each kept once, in the drop folder each, ${again} of them again under the same name`,
  );
  conclude({ passed: 1, failed: 0 });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  clearTimeout(overdue);
}

/** Creates a key and a webhook as the lab. */
async function connect(): Promise<{ key: string; secret: string }> {
  const lab = await signInAt(origin, 'lab');
  const make = async (address: string, body: object): Promise<string> => {
    const answer = await askServer(`${origin}${address}`, { method: 'PUT', cookie: lab, body });
    return (await answer.json()).secret;
  };
  const key = await make(handOffPaths.key(uuidv7()), {
    name: 'LMS',
    scopes: ['orders:read', 'events:write'],
  });
  const secret = await make(handOffPaths.webhook(uuidv7()), {
    address: `http://127.0.0.1:${hookPort}/`,
    events: ['accept'],
  });
  return { key, secret };
}

/** Takes the files from the drop folder, like the lab's software. */
function takeFiles(): void {
  for (const name of readdirSync(orders).filter((each) => !each.startsWith('.'))) {
    const id = name.split('.')[1] ?? '';
    dropped.set(id, (dropped.get(id) ?? 0) + 1);
    renameSync(path.join(orders, name), path.join(taken, name));
  }
}

async function untilAllArrived(feed: FeedReader): Promise<void> {
  const missing = (ids: readonly string[]) => {
    const present = new Set(ids);
    return [...accepted].filter((id) => !present.has(id)).length;
  };
  for (;;) {
    await feed.readOn();
    takeFiles();
    const repeated = feed.ids.length - new Set(feed.ids).size;
    if (repeated > 0) throw new Error(`the feed sent ${repeated} orders twice`);
    const left = [missing(feed.ids), missing(keptIn(received)), missing([...dropped.keys()])];
    if (left.every((count) => count === 0)) return;
    await wait(500);
  }
}

function fail(reason: string): void {
  console.error(`hand-off: FAILED: ${reason}`);
  killDatabase(dataDir);
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
