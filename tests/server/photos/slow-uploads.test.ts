import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { accessoryPicturePath } from '../../../src/api/accessories/picture-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { photoPath } from '../../../src/api/photos/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { photo } from '../support/photos.ts';

const { app, request, signIn, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const jpeg = await photo('jpeg');

/** An order in a state that allows photos. */
async function shipped(cookie: string): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie, headers, body: orderRequest() });
  await asSuperuser("update orders set state = 'shipped' where id = $1", [id]);
  return id;
}

const stopping: (() => void)[] = [];
afterAll(() => {
  for (const stop of stopping) stop();
});

/** Sends the beginning of an image and then nothing. */
function sendSlowly(path: string, cookie: string, range?: string): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(jpeg.subarray(0, 1));
      stopping.push(() => controller.error(new Error('gone')));
    },
  });
  const headers = new Headers({ Cookie: cookie, Host: 'panel.test', Origin: 'http://panel.test' });
  headers.set('Content-Length', range ? '1000' : String(jpeg.length));
  if (range) headers.set('Content-Range', range);
  const asked = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit;
  void app.request(`http://panel.test${path}`, asked);
}

test.each([
  ['photos', (order: string) => sendSlowly(photoPath(order, uuidv7()), shop)],
  [
    'parts of photos',
    (order: string) => sendSlowly(photoPath(order, uuidv7()), shop, 'bytes 0-999/1000'),
  ],
  ['pictures', () => sendSlowly(accessoryPicturePath('case-hard-classic'), lab)],
])('eight slow uploads of %s from one account do not block other accounts', async (_, slowly) => {
  const own = await shipped(shop);
  const other = await shipped(shop2);
  for (let at = 0; at < 8; at += 1) slowly(own);
  // Wait until they occupy every slot they can.
  await wait(500);
  const uploaded = await request(photoPath(other, uuidv7()), {
    method: 'PUT',
    cookie: shop2,
    bytes: jpeg,
  });
  expect(uploaded.status).toBe(201);
});
