import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { replaceNames } from '../../../server/use-cases/orders/replace-names.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { photoPath } from '../../../src/api/photos/paths.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { accountOf } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { metadataWords, photo } from '../support/photos.ts';

const { request, signIn, count, database } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const jpeg = await photo('jpeg');
const account = accountOf('shop');

async function place(): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie: shop, headers, body: orderRequest() });
  return id;
}

function act(id: string, body: OrderEventRequest, cookie = shop) {
  return request(orderPaths.events(id), { cookie, body, headers: { 'Idempotency-Key': uuidv7() } });
}

const send = (order: string, id: string, cookie = shop, bytes = jpeg) =>
  request(photoPath(order, id, cookie === lab ? { account } : {}), {
    method: 'PUT',
    cookie,
    bytes,
  });

async function uploaded(order: string, cookie = shop): Promise<string> {
  const id = uuidv7();
  expect((await send(order, id, cookie)).status).toBe(201);
  return id;
}

const read = (order: string, id: string, cookie: string | undefined) =>
  request(photoPath(order, id), { cookie });

describe('a photo with a message', () => {
  test('needs no text, is seen by both sides, and is new to the other side', async () => {
    const order = await place();
    const photos = [await uploaded(order)];
    const answer = await act(order, { event: 'write', photos });
    expect([answer.status, (await answer.json()).events.at(-1)]).toMatchObject([
      201,
      { event: 'write', message: '', photos },
    ]);
    for (const cookie of [shop, lab]) {
      const stored = await read(order, photos[0] ?? '', cookie);
      expect(stored.status).toBe(200);
      const bytes = Buffer.from(await stored.arrayBuffer());
      for (const word of metadataWords) expect(bytes.includes(word)).toBe(false);
    }
    expect((await read(order, photos[0] ?? '', shop2)).status).toBe(404);
    const listed = await request(`${orderPaths.orders}?limit=1`, { cookie: lab });
    expect((await listed.json()).orders).toMatchObject([{ id: order, hasUnread: true }]);
  });

  test('answers a question', async () => {
    const order = await place();
    await act(order, { event: 'ask', message: 'The frame?' }, lab);
    const photos = [await uploaded(order)];
    expect((await act(order, { event: 'answer', photos })).status).toBe(201);
  });

  test('can also be sent by the lab, which names the account', async () => {
    const order = await place();
    const id = await uploaded(order, lab);
    expect((await read(order, id, shop)).status).toBe(404);
    const sent = await act(order, { event: 'ask', photos: [id] }, lab);
    expect(sent.status).toBe(201);
    for (const cookie of [shop, lab]) expect((await read(order, id, cookie)).status).toBe(200);
    const unnamed = await request(photoPath(order, uuidv7()), {
      method: 'PUT',
      cookie: lab,
      bytes: jpeg,
    });
    expect(unnamed.status).toBe(404);
  });

  test('must be from the sender’s side and belong to this order', async () => {
    const [order, other] = [await place(), await place()];
    const [own, labs, elsewhere] = [
      await uploaded(order),
      await uploaded(order, lab),
      await uploaded(other),
    ];
    const wrong: [string[], string | undefined][] = [
      [[labs], shop],
      [[own], lab],
      [[elsewhere], shop],
    ];
    for (const [photos, cookie] of wrong) {
      const answer = await act(order, { event: 'write', message: 'x', photos }, cookie);
      expect([answer.status, (await answer.json()).issues]).toEqual([
        422,
        [{ path: 'photos', code: 'invalid' }],
      ]);
    }
    expect((await act(order, { event: 'write', photos: [labs] }, lab)).status).toBe(201);
    expect((await act(order, { event: 'write', photos: [own] })).status).toBe(201);
  });

  test('from the lab does not displace unsent photos of the shop', async () => {
    const order = await place();
    const own = await uploaded(order);
    for (let each = 0; each < 21; each += 1) await uploaded(order, lab);
    expect((await read(order, own, shop)).status).toBe(200);
    expect(await count(`order_photos where order_id = '${order}' and by_lab`)).toBe(20);
  });

  test('is refused from either side if it is not a photo', async () => {
    const order = await place();
    const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const cookie of [shop, lab]) {
      const answer = await send(order, uuidv7(), cookie, script);
      expect([answer.status, (await answer.json()).issues]).toEqual([
        422,
        [{ path: 'photo', code: 'invalid' }],
      ]);
    }
    expect(await count(`order_photos where order_id = '${order}'`)).toBe(0);
  });
});

test('photos are deleted when the names of their orders are, and their events stay', async () => {
  const order = await place();
  const photos = [await uploaded(order)];
  await act(order, { event: 'write', photos });
  await replaceNames(database, account, new Date(Date.now() - 60_000));
  expect((await read(order, photos[0] ?? '', lab)).status).toBe(200);
  await replaceNames(database, account, new Date(Date.now() + 60_000));
  expect((await read(order, photos[0] ?? '', lab)).status).toBe(404);
  const kept: Order = await (await request(orderPaths.order(order), { cookie: shop })).json();
  expect(kept.events.at(-1)).toMatchObject({ photos });
});
