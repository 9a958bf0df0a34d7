import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { newToken } from '../../../server/auth/session-token.ts';
import { createSession } from '../../../server/db/accounts/sessions.ts';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { startBundled } from '../support/bundled.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { freePort, type RealServer, stopServer } from '../support/real-server.ts';
import { whileBusy } from '../support/while-busy.ts';

const { connection, superuser } = await freshDatabase();
const { host, user, database: name } = connection;
const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
const database = openDatabase(connection);
afterAll(() => database.pool.end());

async function cookieOf(username: string): Promise<string> {
  const { accountId = '', userId = '' } =
    demoAccounts.find((each) => each.username === username) ?? {};
  const { cookie, key } = newToken(accountId);
  await createSession(database, key, userId);
  return `adasi=${cookie}`;
}

function post({ origin }: RealServer, path: string, cookie: string, body: unknown) {
  const headers = {
    Origin: origin,
    Cookie: cookie,
    'Content-Type': 'application/json',
    [idempotencyHeader]: uuidv7(),
  };
  const send = () => fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return whileBusy(send);
}

/** Runs `work` for each item, a few at a time, as a screen does that moves many orders. */
async function eightAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const runner = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, runner));
  return results;
}

test('of two lab people who move the same 200 orders concurrently, one moves each and the other is refused', async () => {
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(
    ports.map((port) => startBundled('/nonexistent', port, { DATABASE_URL })),
  );
  const [server] = servers as [RealServer];
  const shop = await cookieOf('shop');
  const clerks = [await cookieOf('lab'), await cookieOf('lab')];
  const orders = await eightAtOnce(Array.from({ length: 200 }), async () => {
    const answer = await post(server, orderPaths.orders, shop, orderRequest());
    const { id, events }: { id: string; events: { id: string }[] } = await answer.json();
    return { id, after: events[0]?.id };
  });

  const answers = await Promise.all(
    servers.map((each, clerk) =>
      eightAtOnce(orders, async ({ id, after }) => {
        const accept = { event: 'accept', promisedFor: '2026-12-01', after };
        const answer = await post(each, orderPaths.events(id), clerks[clerk] ?? '', accept);
        const { code } = await answer.json();
        return answer.status === 201 ? 'moved' : `${answer.status} ${code}`;
      }),
    ),
  );
  await Promise.all(servers.map(stopServer));

  const pairs = orders.map((_, index) => answers.map((each) => each[index]).sort());
  expect(pairs).toEqual(orders.map(() => ['409 changed', 'moved']));
  const { rows } = await superuser.query(
    "select count(*)::int as moves, count(distinct order_id)::int as moved from order_events where event = 'accept'",
  );
  expect(rows).toEqual([{ moves: 200, moved: 200 }]);
});
