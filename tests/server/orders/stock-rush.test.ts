import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/pool/database.ts';
import type { Refusal } from '../../../src/api/refusal.ts';
import type { StockLine } from '../../../src/domain/stock/stock.ts';
import { startBundled } from '../support/bundled.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { freePort, stopServer } from '../support/real-server.ts';
import { openShops } from '../support/shops.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';

const shops = 50;
const ordersOfShop = 50;
/** Popular powers, with so few pieces of each that they run out before the last order. */
const spheres = [-300, -275, -250, -225, -200, -175, -150, -125, -100, -75, -50, 0];
const cylinders = [-50, 0];
const shelved = 560;

const { connection, superuser } = await freshDatabase();
const { host, user, database: name } = connection;
const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
const database = openDatabase(connection);
afterAll(() => database.pool.end());

/** Pseudo-random numbers, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Up to six powers in random order. */
function wish(roll: (sides: number) => number): StockLine[] {
  const lines = new Map<string, StockLine>();
  for (let left = 1 + roll(6); left > 0; left -= 1) {
    const cell = stockCell(spheres[roll(spheres.length)] ?? 0, cylinders[roll(2)] ?? 0);
    lines.set(JSON.stringify(cell), { ...cell, pieces: 1 + roll(3) });
  }
  return [...lines.values()];
}

/** A refused shop orders what is left. */
function lower(lines: readonly StockLine[], { issues }: Refusal): StockLine[] {
  return lines.flatMap((line, index) => {
    const short = issues.find(({ path }) => path === `lines.${index}.pieces`);
    const pieces = short ? Number(short.params?.onHand) : line.pieces;
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
}

async function post(origin: string, cookie: string, key: string, lines: readonly StockLine[]) {
  const { content } = stockRequest();
  const answer = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: {
      Origin: origin,
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ content: { ...content, lines } }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('fifty shops at two servers never get more than there is, nor less than they were promised', async () => {
  await superuser.query('update shelf set on_hand = 0');
  await superuser.query(
    "update shelf set on_hand = $1 from stock_cells cell where cell.item = shelf.item and lens_id = 'hmc-156' and diameter = 650 and sphere = any($2) and cylinder = any($3)",
    [shelved, spheres, cylinders],
  );
  const cookies = await openShops(database, shops);
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(
    ports.map((port) => startBundled('/nonexistent', port, { DATABASE_URL })),
  );
  const statuses = new Map<number, number>();
  const sold = { orders: 0, pieces: 0 };

  async function shop(cookie: string, index: number) {
    const roll = dice(index + 1);
    for (let turn = 0; turn < ordersOfShop; turn += 1) {
      const key = uuidv7();
      let lines = wish(roll);
      // Every fourth order is sent to both servers concurrently.
      const asked = servers.filter((_, at) => turn % 4 === 0 || at === (index + turn) % 2);
      while (lines.length > 0) {
        const answers = await Promise.all(
          asked.map(({ origin }) => post(origin, cookie, key, lines)),
        );
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (answers.some(({ status }) => status < 300)) {
          sold.orders += 1;
          sold.pieces += lines.reduce((sum, { pieces }) => sum + pieces, 0);
          break;
        }
        lines = lower(lines, answers[0]?.body);
      }
    }
  }

  await Promise.all(cookies.map(shop));
  await Promise.all(servers.map(stopServer));

  expect([...statuses.keys()].sort()).toEqual([200, 201, 422]);
  expect(sold.orders).toBeGreaterThanOrEqual(2000);
  expect(statuses.get(201)).toBe(sold.orders);
  const { rows } = await superuser.query(`
    with sold as (
      select line->>'lens' as lens_id, (line->>'diameter')::int as diameter,
        (line->>'sphere')::int as sphere, (line->>'cylinder')::int as cylinder,
        sum((line->>'pieces')::int) as pieces
      from orders, jsonb_array_elements(content->'lines') line group by 1, 2, 3, 4
    )
    select count(*)::int as cells, sum(sold.pieces)::int as pieces,
      min(on_hand) as least, count(*) filter (where on_hand = 0)::int as empty,
      count(*) filter (where on_hand + sold.pieces <> ${shelved})::int as wrong
    from sold join stock_cells cell using (lens_id, diameter, sphere, cylinder)
    join shelf using (item)`);
  const [totals] = rows;
  expect(totals).toMatchObject({ cells: 24, pieces: sold.pieces, wrong: 0 });
  expect(totals.least).toBeGreaterThanOrEqual(0);
  // Proves that there was a rush: some powers sold out.
  expect(totals.empty).toBeGreaterThan(0);
});
