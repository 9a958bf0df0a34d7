import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { clearUnsentPhotos } from '../../../server/use-cases/photos/clear-unsent.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { photoPath } from '../../../src/api/photos/paths.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { metadataWords, photo } from '../support/photos.ts';

const { request, signIn, asSuperuser, count, database } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const jpeg = await photo('jpeg');
const accountOf = (name: string) =>
  demoAccounts.find(({ username }) => username === name)?.accountId;

function act(id: string, body: OrderEventRequest, cookie = shop, key = uuidv7()) {
  return request(orderPaths.events(id), { cookie, body, headers: { 'Idempotency-Key': key } });
}

async function place(cookie = shop): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie, headers, body: orderRequest() });
  return id;
}

async function shipped(cookie = shop): Promise<string> {
  const id = await place(cookie);
  await act(id, { event: 'accept', promisedFor: '2030-01-02' }, lab);
  for (const event of ['start', 'inspect', 'pass', 'ship'] as const) await act(id, { event }, lab);
  return id;
}

function upload(order: string, id: string, { bytes = jpeg, cookie = shop } = {}) {
  return request(photoPath(order, id), { method: 'PUT', cookie, bytes });
}

async function uploaded(order: string, bytes = jpeg): Promise<string> {
  const id = uuidv7();
  expect((await upload(order, id, { bytes })).status).toBe(201);
  return id;
}

const askWith = (photos: string[]): OrderEventRequest => {
  return { event: 'askRemake', reason: 'transport', photos };
};

describe('an upload', () => {
  test('is stored once, however often it is sent', async () => {
    const order = await shipped();
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => upload(order, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const again = await upload(order, id.toUpperCase());
    expect([again.status, await again.json()]).toEqual([200, { id }]);
    expect(await count(`order_photos where order_id = '${order}'`)).toBe(1);
  });

  test('with other bytes under the same id is refused', async () => {
    const order = await shipped();
    const id = await uploaded(order);
    const other = await upload(order, id, { bytes: await photo('png') });
    expect([other.status, (await other.json()).code]).toEqual([422, 'keyReused']);
  });

  test('gets the same answer again after its event', async () => {
    const order = await shipped();
    const id = await uploaded(order);
    expect((await act(order, askWith([id]))).status).toBe(201);
    expect((await upload(order, id)).status).toBe(200);
  });

  test('is accepted for an order that was just placed, and refused for one that does not exist', async () => {
    expect((await upload(await place(), uuidv7())).status).toBe(201);
    expect((await upload(uuidv7(), uuidv7())).status).toBe(404);
  });

  test('of up to 5 MB is read, and a larger one is refused, with and without a Content-Length', async () => {
    const order = await shipped();
    const most = 5 * 1024 * 1024;
    const padded = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(jpeg);
      return bytes;
    };
    await uploaded(order, padded(most));
    const tooLong = padded(most + 1);
    const length = { 'Content-Length': String(tooLong.length) };
    for (const headers of [length, {}]) {
      const path = photoPath(order, uuidv7());
      const answer = await request(path, { method: 'PUT', cookie: shop, bytes: tooLong, headers });
      expect([answer.status, (await answer.json()).code]).toEqual([413, 'tooLarge']);
    }
  });

  test.each([
    ['no photo', randomBytes(500)],
    ['an empty body', new Uint8Array()],
  ])(
    'of %s is refused with an issue at its field, regardless of its declared type',
    async (_, bytes) => {
      const order = await shipped();
      const path = photoPath(order, uuidv7());
      const headers = { 'Content-Type': 'image/jpeg' };
      const sent = { method: 'PUT', cookie: shop, bytes: Uint8Array.from(bytes), headers };
      const answer = await request(path, sent);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({
        code: 'invalid',
        issues: [{ path: 'photo', code: 'invalid' }],
      });
    },
  );

  test('does not relax the limits and checks of other bodies', async () => {
    const cookie = shop;
    const bytes = new Uint8Array(300 * 1024);
    const key = { 'Idempotency-Key': uuidv7() };
    const events = orderPaths.events(uuidv7());
    const large = {
      method: 'POST',
      cookie,
      bytes,
      headers: { ...key, 'Content-Type': 'application/json' },
    };
    expect((await request(events, large)).status).toBe(413);
    expect(
      (await request(photoPath(uuidv7(), uuidv7()), { ...large, method: 'POST' })).status,
    ).toBe(413);
    const image = {
      method: 'POST',
      cookie,
      bytes: jpeg,
      headers: { ...key, 'Content-Type': 'image/jpeg' },
    };
    expect((await request(events, image)).status).toBe(415);
  });

  test('beyond 20 unsent photos replaces the oldest of them', async () => {
    const order = await shipped(shop2);
    const own = async (id: string) => (await upload(order, id, { cookie: shop2 })).status;
    const ids = Array.from({ length: 22 }, () => uuidv7());
    for (const id of ids) expect(await own(id)).toBe(201);
    const { rows } = await asSuperuser(
      'select id from order_photos where order_id = $1 order by at, id',
      [order],
    );
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(2));
  });
});

describe('a request for a remake', () => {
  test('shows its rebuilt photos to both sides', async () => {
    const order = await shipped();
    const ids = [await uploaded(order), await uploaded(order, await photo('avif', 1700, 1200))];
    const asked: Order = await (await act(order, askWith(ids))).json();
    expect(asked.events.at(-1)).toMatchObject({ event: 'askRemake', photos: ids });
    for (const cookie of [shop, lab]) {
      const answer = await request(photoPath(order, ids[0] ?? ''), { cookie });
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
      for (const word of metadataWords) expect(bytes.includes(word)).toBe(false);
    }
    const small = await request(photoPath(order, ids[1] ?? '', { size: 'thumbnail' }), {
      cookie: lab,
    });
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(240);
  });

  test('shows its photos on the remake too, but not those of a later request', async () => {
    const order = await shipped();
    const photos = [await uploaded(order)];
    await act(order, askWith(photos));
    const granted: Order = await (await act(order, { event: 'grantRemake' }, lab)).json();
    await act(order, askWith([await uploaded(order)]));
    const remake = granted.events.at(-1)?.remake ?? '';
    for (const cookie of [shop, lab]) {
      const made: Order = await (await request(orderPaths.order(remake), { cookie })).json();
      expect(made.remakeOf).toMatchObject({ id: order, photos });
    }
  });

  test('is refused with an issue at its field when a photo is missing, of another order, or already sent', async () => {
    const [order, other] = [await shipped(), await shipped()];
    const [own, elsewhere, sent] = [
      await uploaded(order),
      await uploaded(other),
      await uploaded(other),
    ];
    expect((await act(other, askWith([sent]))).status).toBe(201);
    const wrong = [[own, uuidv7()], [elsewhere], [own, own]];
    for (const photos of wrong) {
      const answer = await act(order, askWith(photos));
      expect(answer.status).toBe(422);
      expect((await answer.json()).issues).toEqual([{ path: 'photos', code: 'invalid' }]);
    }
    await act(other, { event: 'refuseRemake', reason: 'tooLate' }, lab);
    expect((await act(other, askWith([sent]))).status).toBe(422);
    expect((await act(order, askWith([own]))).status).toBe(201);
  });

  test('has at most two photos, and an event without a message has none', async () => {
    const order = await shipped();
    const ids = [await uploaded(order), await uploaded(order), await uploaded(order)];
    expect((await act(order, askWith(ids))).status).toBe(422);
    const delivered = await act(order, { event: 'deliver', photos: ids.slice(0, 1) });
    expect((await delivered.json()).issues).toEqual([{ path: 'photos', code: 'unknownField' }]);
  });
});

describe('a photo', () => {
  const order = shipped();
  const id = order.then((found) => uploaded(found));

  test('is not shown to the lab before it is sent', async () => {
    expect((await request(photoPath(await order, await id), { cookie: lab })).status).toBe(404);
    expect((await request(photoPath(await order, await id), { cookie: shop })).status).toBe(200);
    expect((await act(await order, askWith([await id]))).status).toBe(201);
    expect((await request(photoPath(await order, await id), { cookie: lab })).status).toBe(200);
  });

  test('of another account is answered like one that does not exist', async () => {
    const account = accountOf('shop');
    for (const path of [
      photoPath(await order, await id),
      photoPath(await order, await id, { account }),
    ]) {
      const answer = await request(path, { cookie: shop2 });
      const missing = await request(photoPath(await order, uuidv7()), { cookie: shop2 });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(await missing.text());
      const headers = (of: Response) => [...of.headers].sort();
      expect(headers(answer)).toEqual(headers(missing));
    }
    const sent = await upload(await order, await id, { cookie: shop2 });
    expect(sent.status).toBe(404);
  });

  test('is served only as a picture, and not kept in shared caches', async () => {
    const { headers } = await request(photoPath(await order, await id), { cookie: shop });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="photo.jpg"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('is sent again only if it changed, and only to those who may see it', async () => {
    const path = photoPath(await order, await id);
    const tag = (await request(path, { cookie: shop })).headers.get('ETag') ?? '';
    const known = { 'If-None-Match': tag };
    expect((await request(path, { cookie: shop, headers: known })).status).toBe(304);
    expect((await request(path, { cookie: shop2, headers: known })).status).toBe(404);
    expect((await request(path, { headers: known })).status).toBe(401);
  });

  test('that was never sent is deleted after a day', async () => {
    const one = await shipped();
    const [left, kept, fresh] = [await uploaded(one), await uploaded(one), await uploaded(one)];
    await act(one, askWith([kept]));
    await asSuperuser(
      `update order_photos set at = now() - interval '25 hours' where id = any ($1)`,
      [[left, kept]],
    );
    expect(await clearUnsentPhotos(database, new Date())).toBe(1);
    const read = async (photo: string) =>
      (await request(photoPath(one, photo), { cookie: shop })).status;
    expect([await read(left), await read(kept), await read(fresh)]).toEqual([404, 200, 200]);
  });
});
