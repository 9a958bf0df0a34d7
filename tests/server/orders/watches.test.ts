import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { watchesPath } from '../../../src/api/watches/paths.ts';
import type { Notice } from '../../../src/domain/notices/notice.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const item = stockCellKey(stockCell(-200, -50));
const empty = () => asSuperuser('update shelf set on_hand = 0 where item = $1', [item]);

const watch = (cookie: string | undefined, body: object) =>
  request(watchesPath, { cookie, method: 'PUT', body });

async function watched(cookie: string | undefined): Promise<string[]> {
  return (await (await request(watchesPath, { cookie })).json()).items;
}

async function noticesOf(cookie: string | undefined): Promise<Notice[]> {
  return (await (await request(dashboardPath, { cookie })).json()).notices;
}

async function receive(pieces: number): Promise<void> {
  const body = { kind: 'receipt', lines: [{ item, pieces }] };
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(stockroomPaths.postings, { cookie: lab, body, headers });
  expect(answer.status).toBe(201);
}

test('an account that watches an item is notified once, in both languages, and nobody else is', async () => {
  await empty();
  for (const _ of [1, 2]) {
    const answer = await watch(shop, { item, isWatched: true });
    expect([answer.status, await answer.json()]).toEqual([200, { items: [item] }]);
  }
  expect(await noticesOf(shop)).toEqual([]);
  await receive(3);
  await receive(3);
  expect(await noticesOf(shop)).toMatchObject([
    {
      text: {
        fa: 'HMC ۱٫۵۶ \u2066Ø۶۵ −۲٫۰۰ / −۰٫۵۰\u2069 موجود شد.',
        en: 'HMC 1.56 \u2066Ø65 −2.00 / −0.50\u2069 is in stock again.',
      },
    },
  ]);
  expect(await watched(shop)).toEqual([]);
  expect(await noticesOf(shop2)).toEqual([]);
  expect(await noticesOf(lab)).toEqual([]);
});

test('an item that is in stock or no longer wanted is not watched', async () => {
  await receive(1);
  expect(await (await watch(shop2, { item, isWatched: true })).json()).toEqual({ items: [] });
  await empty();
  await watch(shop2, { item, isWatched: true });
  expect(await watched(shop)).toEqual([]);
  expect(await (await watch(shop2, { item, isWatched: false })).json()).toEqual({ items: [] });
  await receive(1);
  expect(await noticesOf(shop2)).toEqual([]);
});

test('pieces that went to waiting orders are not announced as in stock', async () => {
  await empty();
  await watch(shop2, { item, isWatched: true });
  const body = { ...stockRequest([-200, -50, 4]), backOrdered: [0] };
  const headers = { 'Idempotency-Key': uuidv7() };
  expect((await request(orderPaths.orders, { cookie: shop, body, headers })).status).toBe(201);
  await receive(4);
  expect(await noticesOf(shop2)).toEqual([]);
  await receive(1);
  expect(await noticesOf(shop2)).toHaveLength(1);
});

test.each([
  [{ item: 'hmc-156 650 2900 0', isWatched: true }, 'item'],
  [{ item: 'hmc', isWatched: true }, 'item'],
  [{ item, isWatched: 'yes' }, 'isWatched'],
])('%j is refused at its field', async (body, path) => {
  const answer = await watch(shop, body);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path }]);
});
