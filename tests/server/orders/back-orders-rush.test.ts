import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { shelfFaults } from '../stockroom/support/shelf-audit.ts';
import { startBundled } from '../support/bundled.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { freePort, signInAt, stopServer } from '../support/real-server.ts';
import { openShops } from '../support/shops.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';

const { connection, superuser } = await freshDatabase();
const { host, user, database: name } = connection;
const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
const database = openDatabase(connection);
const ports = [await freePort(), await freePort()];
const servers = await Promise.all(
  ports.map((port) => startBundled('/nonexistent', port, { DATABASE_URL })),
);
afterAll(async () => {
  await Promise.all(servers.map(stopServer));
  await database.pool.end();
});

const shops = await openShops(database, 3);
const lab = await signInAt(servers[0]?.origin ?? '', 'lab');
const spheres = [-100, -125, -150];
const itemOf = (sphere: number) => stockCellKey(stockCell(sphere, 0));

const step = fc.record({
  does: fc.constantFrom('order', 'order', 'order', 'receive', 'receive', 'cancel', 'reject'),
  which: fc.nat({ max: 5 }),
  pieces: fc.integer({ min: 1, max: 4 }),
  /** Whether the same request is sent to both processes concurrently. */
  isDoubled: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Sends a request to one process or to both. Returns its id unless it was refused. */
async function send(path: string, cookie: string, body: object, { isDoubled, which }: Step) {
  const id = uuidv7();
  const asked = servers.filter((_, at) => isDoubled || at === which % 2);
  const answers = await Promise.all(
    asked.map(({ origin }) =>
      fetch(origin + path, {
        method: 'POST',
        headers: {
          Origin: origin,
          Cookie: cookie,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body: JSON.stringify(body),
      }),
    ),
  );
  for (const { status } of answers) expect([200, 201, 409]).toContain(status);
  return answers.some(({ status }) => status < 300) ? [id] : [];
}

/** A shop orders two powers regardless of stock and cancels some orders; the lab receives and rejects. */
async function act(cookie: string, steps: readonly Step[]): Promise<void> {
  const orders: string[] = [];
  for (const each of steps) {
    const { does, which, pieces } = each;
    const [one = 0, other = 0] = [which, which + 1].map((at) => spheres[at % spheres.length]);
    if (does === 'order') {
      const asked = stockRequest([one, 0, pieces], [other, 0, 1]);
      const body = { ...asked, backOrdered: [0, 1] };
      orders.push(...(await send(orderPaths.orders, cookie, body, each)));
    } else if (does === 'receive') {
      const lines = [{ item: itemOf(one), pieces }];
      await send(stockroomPaths.postings, lab, { kind: 'receipt', lines }, each);
    } else {
      const order = orders.shift();
      const reason = does === 'cancel' ? 'mistake' : 'unclear';
      const by = does === 'cancel' ? cookie : lab;
      if (order) await send(orderPaths.events(order), by, { event: does, reason }, each);
    }
  }
}

/** Orders that got a piece of an item although one placed before them still lacks some of it. */
const overtakenSql = `
  select first.order_id, later.order_id from back_orders first
  join back_orders later on later.item = first.item
    and (later.asked_at, later.order_id) > (first.asked_at, first.order_id)
  where first.filled < first.pieces and later.filled > 0`;

test('two concurrent processes fill back-orders oldest first and never beyond the received pieces', async () => {
  const { rows } = await superuser.query('select item, on_hand from shelf where item = any($1)', [
    spheres.map(itemOf),
  ]);
  const lines = rows.map(({ item, on_hand }) => ({ item, pieces: -on_hand }));
  const once = { does: 'receive', which: 0, pieces: 1, isDoubled: false } as const;
  await send(stockroomPaths.postings, lab, { kind: 'correction', reason: 'missing', lines }, once);
  const lane = fc.array(step, { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(lane, lane, lane), async (lanes) => {
      await Promise.all(lanes.map((steps, at) => act(shops[at] ?? '', steps)));
      expect((await superuser.query(overtakenSql)).rows).toEqual([]);
      expect(await shelfFaults((text) => superuser.query(text))).toEqual([]);
    }),
    { numRuns: 6 },
  );
  const filled = await superuser.query(
    "select count(*)::int as count from order_events where event = 'resume' and side = 'system'",
  );
  expect(filled.rows[0].count).toBeGreaterThan(0);
});
