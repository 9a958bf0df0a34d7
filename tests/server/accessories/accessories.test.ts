import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { sampleAccessories } from '../../../server/sample/accessories/accessories.ts';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import {
  type AccessoryCatalogue,
  accessoryCatalogue,
} from '../../../src/domain/accessories/accessories.ts';
import { accessoriesOnHand } from '../../../src/domain/accessories/products.ts';
import { order as orderSchema } from '../../../src/domain/order/order.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, count, asSuperuser } = await freshApp();
const [shop, shop2, lab] = [await signIn('shop'), await signIn('shop2'), await signIn('lab')];

function place(body: unknown, { cookie = shop, key = uuidv7() } = {}) {
  return request(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': key } });
}

function act(id: string, cookie: string, body: OrderEventRequest) {
  const headers = { 'Idempotency-Key': uuidv7() };
  return request(orderPaths.events(id), { cookie, body, headers });
}

async function read(cookie?: string): Promise<AccessoryCatalogue> {
  const answer = await request(accessoriesPath, { cookie });
  return accessoryCatalogue.parse(await answer.json());
}

const shelve = (product: string, variant: string, pieces: number) =>
  asSuperuser('update shelf set on_hand = $1 where item = $2', [pieces, `${product} ${variant}`]);

const onHand = async (product: string, variant: string) =>
  accessoriesOnHand(await read(shop), { product, variant });

describe('the accessories over the API', () => {
  test('show an account every variant with its count, in the lab’s order', async () => {
    const { audience, categories, products } = await read(shop);
    expect(audience).toBe('account');
    expect(categories.map(({ name }) => name.fa)).toEqual(['جلد', 'کفشک', 'دستمال']);
    expect(products.map(({ id }) => id)).toEqual(sampleAccessories.products.map(({ id }) => id));
    expect(products.length).toBeGreaterThanOrEqual(24);
    for (const { id, variants } of sampleAccessories.products) {
      const shown = products.find((product) => product.id === id);
      expect(shown?.variants).toEqual(variants);
    }
  });

  test('show visitors neither counts nor prices', async () => {
    const { audience, products } = await read();
    expect(audience).toBe('visitor');
    expect(products.flatMap(({ bands }) => bands)).toEqual([]);
    const counts = products.flatMap(({ variants }) => variants.map(({ onHand }) => onHand));
    expect(new Set(counts)).toEqual(new Set(['hidden']));
  });

  test('have the prices of the account’s tier', async () => {
    const breaksOf = async (cookie: string) =>
      (await read(cookie)).products.find(({ id }) => id === 'cloth-suede')?.bands[0]?.breaks;
    expect(await breaksOf(shop)).toEqual([
      { from: 1, price: 165_000 },
      { from: 3, price: 156_750 },
      { from: 50, price: 148_500 },
      { from: 200, price: 140_250 },
    ]);
    expect((await breaksOf(shop2))?.[0]).toEqual({ from: 1, price: 151_800 });
  });

  test('are unchanged until something is taken off the shelf', async () => {
    const first = await request(accessoriesPath, { cookie: shop });
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await request(accessoriesPath, { cookie: shop, headers })).status).toBe(304);
    await shelve('cloth-suede', 'pink', 95);
    expect((await request(accessoriesPath, { cookie: shop, headers })).status).toBe(200);
  });
});

describe('placing an order of accessories', () => {
  test('answers it with its price, and takes its pieces off the shelf', async () => {
    await shelve('cloth-suede', 'navy', 10);
    await shelve('cloth-suede', 'green', 5);
    const asked = accessoryRequest(
      ['cloth-suede', 'navy', 2],
      ['cloth-suede', 'green', 1],
      ['case-display', 'black-eight', 1],
    );
    // The three cloths share a break regardless of colour; the larger box has a separate price.
    const total = 3 * 156_750 + 9_800_000;
    const answer = await place({ ...asked, expectedTotal: total });
    expect(answer.status).toBe(201);
    const order = orderSchema.parse(await answer.json());
    expect(order).toMatchObject({
      kind: 'accessories',
      pieces: 4,
      title: { en: 'Storage box, Suede-feel cloth' },
      price: { lines: [{ each: 156_750 }, { each: 156_750 }, { each: 9_800_000 }], total },
      products: {
        'cloth-suede': { variants: { navy: { en: 'Navy' }, green: { en: 'Green' } } },
        'case-display': { name: { fa: 'جعبهٔ نگهداری چندتایی' } },
      },
    });
    expect(await onHand('cloth-suede', 'navy')).toBe(8);
    expect(await onHand('cloth-suede', 'green')).toBe(4);
    const kept = await request(orderPaths.order(order.id), { cookie: shop });
    expect(await kept.json()).toEqual(order);
    expect((await request(orderPaths.order(order.id), { cookie: shop2 })).status).toBe(404);
  });

  test('lists it among the others, and alone if only accessories are requested', async () => {
    const answer = await request(`${orderPaths.orders}?kind=accessories`, { cookie: shop });
    const { orders } = await answer.json();
    expect(orders.map(({ kind }: { kind: string }) => kind)).toEqual(['accessories']);
    expect(orders[0]).toMatchObject({ pieces: 4, reference: 'A-1' });
    expect(orders[0]).not.toHaveProperty('content');
  });

  test('is priced on request where one of its products is', async () => {
    const answer = await place(accessoryRequest(['cloth-logo', 'small', 100]));
    expect(await answer.json()).toMatchObject({ total: null, price: { total: null } });
  });

  test('takes the pieces only once when the request is repeated', async () => {
    await shelve('case-zip', 'blue', 10);
    const key = uuidv7();
    const body = accessoryRequest(['case-zip', 'blue', 6]);
    const all = await Promise.all(Array.from({ length: 8 }, () => place(body, { key })));
    const statuses = all.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 7 }, () => 200), 201]);
    expect(await onHand('case-zip', 'blue')).toBe(4);
    const other = accessoryRequest(['case-zip', 'blue', 1]);
    expect((await place(other, { key })).status).toBe(422);
  });

  test('reports what is left for each line, takes nothing, and frees the key', async () => {
    await shelve('shoes-hook', 'black', 2);
    await shelve('shoes-hook', 'clear', 0);
    const asked = accessoryRequest(
      ['case-zip', 'black', 1],
      ['shoes-hook', 'black', 3],
      ['shoes-hook', 'clear', 1],
    );
    const [key, before] = [uuidv7(), await onHand('case-zip', 'black')];
    const answer = await place(asked, { key });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([
      { path: 'lines.1.pieces', code: 'stockShort', params: { onHand: 2 } },
      { path: 'lines.2.pieces', code: 'stockOut', params: { onHand: 0 } },
    ]);
    expect(await onHand('case-zip', 'black')).toBe(before);
    expect((await place(accessoryRequest(['shoes-hook', 'black', 2]), { key })).status).toBe(201);
  });
});

describe('the pieces of an order of accessories', () => {
  test.each([
    ['cancelled by the shop', shop, 'cancel'],
    ['rejected by the lab', lab, 'reject'],
  ] as const)('go back on the shelf once it is %s', async (_, cookie, event) => {
    await shelve('case-clam', 'grey', 7);
    const { id } = await (await place(accessoryRequest(['case-clam', 'grey', 5]))).json();
    expect(await onHand('case-clam', 'grey')).toBe(2);
    expect((await act(id, cookie, { event, reason: 'other', message: 'Test' })).status).toBe(201);
    expect(await onHand('case-clam', 'grey')).toBe(7);
  });

  test('are taken again by a granted remake once they are in stock', async () => {
    await shelve('case-slip', 'black', 2);
    const { id } = await (await place(accessoryRequest(['case-slip', 'black', 2]))).json();
    const promisedFor = '2099-01-01';
    await act(id, lab, { event: 'accept', promisedFor });
    for (const event of ['start', 'inspect', 'pass', 'ship'] as const)
      await act(id, lab, { event });
    await act(id, shop, { event: 'askRemake', reason: 'transport' });
    const short = await act(id, lab, { event: 'grantRemake' });
    expect([short.status, (await short.json()).issues]).toEqual([
      422,
      [{ path: 'lines.0.pieces', code: 'stockOut', params: { onHand: 0 } }],
    ]);
    await shelve('case-slip', 'black', 3);
    expect((await act(id, lab, { event: 'grantRemake' })).status).toBe(201);
    expect(await onHand('case-slip', 'black')).toBe(1);
  });
});

describe('an invalid order of accessories', () => {
  const line = { product: 'cloth-suede', variant: 'navy', pieces: 1 };
  const refused: [string, unknown[], string, string][] = [
    ['no lines', [], 'lines', 'outOfRange'],
    ['no pieces', [{ ...line, pieces: 0 }], 'lines.0.pieces', 'outOfRange'],
    ['negative pieces', [{ ...line, pieces: -3 }], 'lines.0.pieces', 'outOfRange'],
    ['half a piece', [{ ...line, pieces: 1.5 }], 'lines.0.pieces', 'invalid'],
    ['pieces in words', [{ ...line, pieces: '3' }], 'lines.0.pieces', 'notANumber'],
    ['huge pieces', [{ ...line, pieces: 1e15 }], 'lines.0.pieces', 'outOfRange'],
    ['more pieces than an order may have', [{ ...line, pieces: 6000 }], 'lines', 'tooManyPieces'],
    ['an unknown product', [{ ...line, product: 'gone' }], 'lines.0.product', 'unknownItem'],
    ['an unknown variant', [{ ...line, variant: 'gold' }], 'lines.0.variant', 'unknownItem'],
    ['a variant twice', [line, line], 'lines.1.variant', 'repeatedLine'],
    ['a price of its own', [{ ...line, price: 1 }], 'lines.0.price', 'unknownField'],
  ];
  test.each(refused)(
    '%s is refused at its field, and nothing is stored',
    async (_, lines, path, code) => {
      const before = [await count('orders'), await onHand('cloth-suede', 'navy')];
      const { content } = accessoryRequest();
      const answer = await place({ content: { ...content, lines } });
      expect(answer.status).toBe(422);
      const { issues } = await answer.json();
      expect(issues).toContainEqual(expect.objectContaining({ path, code }));
      expect([await count('orders'), await onHand('cloth-suede', 'navy')]).toEqual(before);
    },
  );

  test('a forged tier is refused, and an outdated total with the current one; nothing is stored', async () => {
    const before = [await count('orders'), await onHand('cloth-suede', 'navy')];
    const asked = accessoryRequest(['cloth-suede', 'navy', 1]);
    const forged = await place({ content: { ...asked.content, tier: 'partner' } });
    expect([forged.status, (await forged.json()).issues]).toEqual([
      422,
      [expect.objectContaining({ path: 'tier', code: 'unknownField' })],
    ]);
    const cheap = await place({ ...asked, expectedTotal: 151_800 });
    expect([cheap.status, (await cheap.json()).issues]).toEqual([
      422,
      [{ path: 'expectedTotal', code: 'priceChanged', params: { total: 165_000 } }],
    ]);
    expect([await count('orders'), await onHand('cloth-suede', 'navy')]).toEqual(before);
  });
});
