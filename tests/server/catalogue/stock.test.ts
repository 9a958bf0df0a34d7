import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { sampleStock } from '../../../server/sample/stock.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { order as orderSchema } from '../../../src/domain/order/order.ts';
import { stockOnHand } from '../../../src/domain/stock/chart.ts';
import { type StockCatalogue, stockCatalogue } from '../../../src/domain/stock/stock.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';

const { request, signIn, count, asSuperuser } = await freshApp();
const [shop, shop2] = [await signIn('shop'), await signIn('shop2')];

function place(body: unknown, { cookie = shop, key = uuidv7() } = {}) {
  return request(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': key } });
}

async function read(cookie?: string): Promise<StockCatalogue> {
  const answer = await request(stockPath, { cookie });
  return stockCatalogue.parse(await answer.json());
}

/** Sets the pieces on hand of a power. */
async function shelve(sphere: number, cylinder: number, pieces: number) {
  const { lens, diameter } = stockCell(sphere, cylinder);
  await asSuperuser(
    'update shelf set on_hand = $1 from stock_cells cell where cell.item = shelf.item and (lens_id, diameter, sphere, cylinder) = ($2, $3, $4, $5)',
    [pieces, lens, diameter, sphere, cylinder],
  );
}

const onHand = async (sphere: number, cylinder: number) =>
  stockOnHand(await read(shop), stockCell(sphere, cylinder));

describe('the stock over the API', () => {
  test('shows an account every power with its count', async () => {
    const { audience, lenses } = await read(shop);
    expect(audience).toBe('account');
    for (const { id, cells } of sampleStock) {
      for (const [diameter, sphere, cylinder, pieces] of cells) {
        const cell = { lens: id, diameter, sphere, cylinder };
        expect(stockOnHand({ lenses }, cell)).toBe(pieces);
      }
    }
  });

  test('has the charts a shop expects: HC and HMC, with some powers low or sold out', async () => {
    const { lenses } = await read(shop);
    expect(lenses.map(({ code }) => code)).toEqual(['HC', 'HMC']);
    const [chart, wide] = lenses[1]?.charts ?? [];
    expect([chart?.spheres[0], chart?.spheres.at(-1)]).toEqual([-800, 600]);
    expect([chart?.cylinders[0], chart?.cylinders.at(-1)]).toEqual([-400, 0]);
    expect(wide?.spheres.at(-1)).toBe(0);
    const counts = chart?.onHand.flat().filter((each) => typeof each === 'number') ?? [];
    expect(Math.max(...counts)).toBeGreaterThan(100);
    expect(counts.filter((each) => each === 0).length).toBeGreaterThan(10);
    expect(counts.filter((each) => each > 0 && each < 6).length).toBeGreaterThan(10);
  });

  test('shows visitors the charts without counts and prices', async () => {
    const { audience, lenses } = await read();
    expect(audience).toBe('visitor');
    expect(lenses.flatMap(({ bands }) => bands)).toEqual([]);
    const counts = lenses.flatMap(({ charts }) => charts.flatMap((chart) => chart.onHand.flat()));
    expect(new Set(counts)).toEqual(new Set([null, 'hidden']));
  });

  test('has the prices of the account’s tier', async () => {
    const priceOf = async (cookie: string) => (await read(cookie)).lenses[0]?.bands[2]?.breaks[0];
    expect(await priceOf(shop)).toEqual({ from: 1, price: 820_000 });
    expect(await priceOf(shop2)).toEqual({ from: 1, price: 760_000 });
  });

  test('answers 304 until something is taken off the shelf', async () => {
    const first = await request(stockPath, { cookie: shop });
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await request(stockPath, { cookie: shop, headers })).status).toBe(304);
    await shelve(-300, 0, 777);
    expect((await request(stockPath, { cookie: shop, headers })).status).toBe(200);
  });
});

describe('placing a stock order', () => {
  test('answers it with its price, and takes its pieces off the shelf', async () => {
    await shelve(-200, -50, 14);
    await shelve(0, 0, 20);
    const body = stockRequest([-200, -50, 4], [0, 0, 16]);
    const answer = await place({ ...body, expectedTotal: 20 * 1_202_800 });
    expect(answer.status).toBe(201);
    const order = orderSchema.parse(await answer.json());
    expect(order).toMatchObject({
      kind: 'stock',
      pieces: 20,
      title: { fa: 'HMC ۱٫۵۶', en: 'HMC 1.56' },
      lenses: { 'hmc-156': { en: 'HMC 1.56' } },
      price: { lines: [{ each: 1_202_800 }, { each: 1_202_800 }], total: 24_056_000 },
    });
    expect(await onHand(-200, -50)).toBe(10);
    expect(await onHand(0, 0)).toBe(4);
    const kept = await request(orderPaths.order(order.id), { cookie: shop });
    expect(await kept.json()).toEqual(order);
  });

  test('lists it among prescriptions, without its lines', async () => {
    await place(orderRequest());
    const answer = await request(orderPaths.orders, { cookie: shop });
    const { orders } = await answer.json();
    expect(orders.map(({ kind }: { kind: string }) => kind)).toEqual(['rx', 'stock']);
    expect(orders[1]).toMatchObject({ kind: 'stock', pieces: 20, total: 24_056_000 });
    expect(orders[1]).not.toHaveProperty('content');
  });

  test('takes the pieces only once when the request is repeated', async () => {
    await shelve(-100, 0, 10);
    const key = uuidv7();
    const body = stockRequest([-100, 0, 6]);
    const all = await Promise.all(Array.from({ length: 12 }, () => place(body, { key })));
    const statuses = all.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 201]);
    const [first, ...others] = await Promise.all(all.map((each) => each.json()));
    for (const other of others) expect(other).toEqual(first);
    expect(await onHand(-100, 0)).toBe(4);
  });

  test('gives a repeated request the same response, even when the shelf is empty', async () => {
    await shelve(-125, 0, 2);
    const key = uuidv7();
    const first = await place(stockRequest([-125, 0, 2]), { key });
    const again = await place(stockRequest([-125, 0, 2]), { key });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    const other = await place(stockRequest([-125, 0, 1]), { key });
    expect((await other.json()).code).toBe('keyReused');
  });

  test('gives the last pair to one of two shops, and tells the other what is missing', async () => {
    await shelve(-500, -100, 2);
    await shelve(-525, 0, 8);
    const body = stockRequest([-525, 0, 3], [-500, -100, 2]);
    const answers = await Promise.all([place(body), place(body, { cookie: shop2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(await refused?.json()).toEqual({
      code: 'invalid',
      issues: [{ path: 'lines.1.pieces', code: 'stockOut', params: { onHand: 0 } }],
    });
    expect(await onHand(-525, 0)).toBe(5);
  });

  test('refuses lines that exceed the stock, with their counts, and leaves the key unused', async () => {
    await shelve(-550, 0, 3);
    await shelve(-575, 0, 0);
    const orders = await count('orders');
    const key = uuidv7();
    const answer = await place(stockRequest([-550, 0, 4], [-525, 0, 1], [-575, 0, 1]), { key });
    expect((await answer.json()).issues).toEqual([
      { path: 'lines.0.pieces', code: 'stockShort', params: { onHand: 3 } },
      { path: 'lines.2.pieces', code: 'stockOut', params: { onHand: 0 } },
    ]);
    expect([await count('orders'), await onHand(-525, 0)]).toEqual([orders, 5]);
    expect((await place(stockRequest([-550, 0, 3]), { key })).status).toBe(201);
  });

  test('accepts 2,000 lines', async () => {
    const cells = sampleStock.flatMap(({ id: lens, cells }) =>
      cells.map(([diameter, sphere, cylinder]) => ({
        lens,
        diameter,
        sphere,
        cylinder,
        pieces: 1,
      })),
    );
    await asSuperuser('update shelf set on_hand = 5');
    await asSuperuser('update accounts set most_lines = 2000');
    const { content } = stockRequest();
    const lines = cells.slice(0, 2000);
    expect(lines).toHaveLength(2000);
    expect((await place({ content: { ...content, lines } })).status).toBe(201);
    const { rows } = await asSuperuser(
      'select sum(on_hand)::int as left from shelf join stock_cells using (item)',
    );
    expect(rows[0].left).toBe(cells.length * 5 - 2000);
  });
});

describe('an invalid stock order', () => {
  const line = { ...stockCell(-200, -50), pieces: 1 };
  const refused: [string, unknown[], string, string][] = [
    ['no lines', [], 'lines', 'outOfRange'],
    ['too many lines', Array.from({ length: 2001 }, () => line), 'lines', 'tooManyLines'],
    ['no pieces', [{ ...line, pieces: 0 }], 'lines.0.pieces', 'outOfRange'],
    ['half a piece', [{ ...line, pieces: 1.5 }], 'lines.0.pieces', 'invalid'],
    ['too many pieces', [{ ...line, pieces: 10_001 }], 'lines.0.pieces', 'outOfRange'],
    ['an axis', [{ ...line, axis: 90 }], 'lines.0.axis', 'unknownField'],
    ['a plus cylinder', [{ ...line, cylinder: 50 }], 'lines.0.cylinder', 'outOfRange'],
    ['a power off the chart', [{ ...line, sphere: -205 }], 'lines.0.sphere', 'powerNotMade'],
    ['a diameter not in stock', [{ ...line, diameter: 600 }], 'lines.0.sphere', 'powerNotMade'],
    ['a lens not in stock', [{ ...line, lens: 'gone' }], 'lines.0.lens', 'unknownLens'],
    ['a power twice', [line, line], 'lines.1.sphere', 'repeatedLine'],
  ];
  test.each(refused)('%s is refused with an issue at its line', async (_, lines, path, code) => {
    const { content } = stockRequest();
    const answer = await place({ content: { ...content, lines } });
    expect(answer.status).toBe(422);
    const { issues } = await answer.json();
    expect(issues).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('an outdated total is refused with the current one', async () => {
    await shelve(-200, -50, 9);
    const answer = await place({ ...stockRequest([-200, -50, 1]), expectedTotal: 1 });
    expect((await answer.json()).issues).toEqual([
      { path: 'expectedTotal', code: 'priceChanged', params: { total: 1_240_000 } },
    ]);
    expect(await onHand(-200, -50)).toBe(9);
  });
});
