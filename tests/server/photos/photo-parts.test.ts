import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { clearUnsentPhotos } from '../../../server/use-cases/photos/clear-unsent.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { photoPath } from '../../../src/api/photos/paths.ts';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser, count, database } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

/** A photo of three parts. It is noise, which does not compress. */
const noise = { raw: { width: 340, height: 340, channels: 3 } } as const;
const photo = new Uint8Array(
  await sharp(randomBytes(340 * 340 * 3), noise)
    .png()
    .toBuffer(),
);
const total = photo.length;
const { part } = photoLimits;

async function shipped(): Promise<string> {
  const id = uuidv7();
  const keyed = (key: string) => ({ 'Idempotency-Key': key });
  await request(orderPaths.orders, { cookie: shop, headers: keyed(id), body: orderRequest() });
  const steps = [{ event: 'accept', promisedFor: '2030-01-02' }].concat(
    ['start', 'inspect', 'pass', 'ship'].map((event) => ({ event }) as never),
  );
  for (const body of steps) {
    await request(orderPaths.events(id), { cookie: lab, body, headers: keyed(uuidv7()) });
  }
  return id;
}
const order = await shipped();

type Range = { cookie?: string | undefined; bytes?: Uint8Array<ArrayBuffer>; range: string };

async function put(id: string, { cookie = shop, bytes = new Uint8Array(), range }: Range) {
  const headers = { 'Content-Range': `bytes ${range}` };
  const answer = await request(photoPath(order, id), { method: 'PUT', cookie, bytes, headers });
  return [answer.status, await answer.json()] as const;
}

/** Sends the part at an offset, by default a full one. */
const send = (id: string, start: number, cookie = shop, length: number = part) => {
  const bytes = photo.slice(start, start + length);
  return put(id, { cookie, bytes, range: `${start}-${start + bytes.length - 1}/${total}` });
};
const ask = (id: string, cookie = shop) => put(id, { cookie, range: `*/${total}` });
const partsOf = (id: string) => count(`order_photo_parts where photo_id = '${id}'`);

describe('a photo sent in parts', () => {
  test('continues where the connection was cut, and is rebuilt once it is complete', async () => {
    const id = uuidv7();
    expect(await send(id, 0)).toEqual([202, { received: part }]);
    expect(await ask(id)).toEqual([202, { received: part }]);
    // The answer to this part was lost. It is sent again, but not added twice.
    expect(await send(id, part)).toEqual([202, { received: 2 * part }]);
    expect(await send(id, part)).toEqual([202, { received: 2 * part }]);
    expect(await send(id, 2 * part)).toEqual([201, { id }]);
    expect(await partsOf(id)).toBe(0);
    expect(await send(id, 2 * part)).toEqual([200, { id }]);
    expect(await ask(id)).toEqual([200, { id }]);
    const shown = await request(photoPath(order, id), { cookie: shop });
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg' });
    // The result is the same as that of a photo sent whole.
    const whole = await request(photoPath(order, id), {
      method: 'PUT',
      cookie: shop,
      bytes: photo,
    });
    expect(whole.status).toBe(200);
  });

  test('stores each part once when two tabs send it', async () => {
    const id = uuidv7();
    for (const start of [0, part]) await Promise.all([send(id, start), send(id, start)]);
    expect(await ask(id)).toEqual([202, { received: 2 * part }]);
    expect(
      (await Promise.all([send(id, 2 * part), send(id, 2 * part)])).map(([code]) => code),
    ).toContain(201);
    expect(await ask(id)).toEqual([200, { id }]);
  });

  test('accepts no part from another account', async () => {
    const id = uuidv7();
    await send(id, 0);
    expect(await send(id, part, shop2)).toEqual([404, { code: 'notFound', issues: [] }]);
    expect(await ask(id, shop2)).toEqual([404, { code: 'notFound', issues: [] }]);
    expect((await send(id, part, lab))[0]).toBe(404);
    expect(await ask(id)).toEqual([202, { received: part }]);
  });

  test('is refused and deleted after its last part if it is not a photo', async () => {
    const id = uuidv7();
    const bytes = Uint8Array.from(randomBytes(1000));
    const [code, { issues }] = await put(id, { bytes, range: '0-999/1000' });
    expect([code, issues]).toEqual([422, [{ path: 'photo', code: 'invalid' }]]);
    expect(await partsOf(id)).toBe(0);
  });
});

describe('the stored parts', () => {
  test.each([
    ['a range that is none', '0-9', 422],
    ['a range of other units', 'x', 422],
    ['a photo over 5 MB', `0-9/${photoLimits.bytes + 1}`, 413],
    ['a small part that is not the last', `0-9/${total}`, 422],
    ['more than the whole', '0-9/5', 422],
  ])('do not include %s', async (_, range, status) => {
    const id = uuidv7();
    expect((await put(id, { bytes: photo.slice(0, 10), range }))[0]).toBe(status);
    expect(await partsOf(id)).toBe(0);
  });

  test('are those of an account’s eight newest photos', async () => {
    const ids = Array.from({ length: 10 }, () => uuidv7());
    for (const id of ids) await send(id, 0);
    const left = await Promise.all(ids.map(partsOf));
    expect(left).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('are deleted after a day', async () => {
    const id = uuidv7();
    await send(id, 0);
    await clearUnsentPhotos(database, new Date());
    expect(await partsOf(id)).toBe(1);
    await asSuperuser(`update order_photo_parts set at = now() - interval '25 hours'`);
    await clearUnsentPhotos(database, new Date());
    expect(await partsOf(id)).toBe(0);
  });
});
