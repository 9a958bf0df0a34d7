import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '../../../server/process/log/log.ts';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { healthPath } from '../../../src/api/health/paths.ts';
import { openapiPath } from '../../../src/api/openapi/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { untilHealthy } from '../support/until-healthy.ts';

const { request, signIn, disk, count, asSuperuser } = await freshApp({
  metricsToken: 'of-the-operator',
});
const cookie = await signIn('shop');
await untilHealthy(() => request(healthPath));
const refused = { code: 'diskFull', issues: [] };

const place = (key: string) =>
  request(orderPaths.orders, { cookie, body: orderRequest(), headers: { 'Idempotency-Key': key } });

afterEach(() => {
  disk.room = 'enough';
});

test('an order is refused while the disk is full, and placed under the same key afterwards', async () => {
  disk.room = 'full';
  const key = uuidv7();
  const answer = await place(key);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([507, '60']);
  expect(await answer.json()).toEqual(refused);
  expect(await count('orders')).toBe(0);
  disk.room = 'low';
  expect((await place(key)).status).toBe(201);
});

test('orders can be read and people can sign in and out while the disk is full', async () => {
  disk.room = 'full';
  expect((await request(orderPaths.orders, { cookie })).status).toBe(200);
  const body = { username: 'shop2', password: demoPassword };
  const signedIn = await request(sessionPaths.login, { body });
  expect(signedIn.status).toBe(200);
  const own = signedIn.headers.get('Set-Cookie')?.split(';')[0];
  expect((await request(sessionPaths.logout, { method: 'POST', cookie: own })).status).toBe(200);
});

test.each([healthPath, `${healthPath}/live`, `${healthPath}/ready`])(
  '%s reports the full disk and stays healthy',
  async (path) => {
    disk.room = 'full';
    const answer = await request(path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', disk: 'full' }]);
  },
);

test('an order is refused completely if a table cannot grow', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  // The event is written after the order's row, in the same transaction.
  await asSuperuser(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await asSuperuser(
    'create trigger no_room before insert on order_events for each row execute function no_room()',
  );
  const before = await count('orders');
  const key = uuidv7();
  const answer = await place(key);
  expect([answer.status, await answer.json()]).toEqual([507, refused]);
  expect(await count('orders')).toBe(before);
  expect(logged.mock.calls[0]?.[0]).toMatchObject({
    code: '53100',
    advice: 'The disk of the database is full.',
  });
  await asSuperuser('drop trigger no_room on order_events');
  expect((await place(key)).status).toBe(201);
});

test('the free space is measured', async () => {
  disk.free = 123_456;
  const headers = { Authorization: 'Bearer of-the-operator' };
  expect(await (await request('/api/metrics', { headers })).text()).toMatch(
    /^adasi_disk_free_bytes 123456$/m,
  );
});

test('the documentation of every change includes this refusal', async () => {
  const { paths: described } = await (await request(openapiPath)).json();
  expect(described['/api/orders'].post.responses['507'].content).toBeDefined();
  expect(described['/api/orders'].get.responses['507']).toBeUndefined();
});
