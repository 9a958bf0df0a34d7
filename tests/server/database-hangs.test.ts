import { uuidv7 } from 'uuidv7';
import { describe, expect, inject, test, vi } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { start } from '../../server/start.ts';
import { databaseProxy } from './support/database-proxy.ts';
import { freshDatabase } from './support/fresh-app.ts';
import { orderRequest } from './support/order-request.ts';
import { signInAt } from './support/real-server.ts';

const { connection } = await freshDatabase();
const proxy = await databaseProxy(inject('sockets'));
const { user, database } = connection;
const DATABASE_URL = `postgres://${user}@127.0.0.1:${proxy.port}/${database}`;
vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
const server = await start({ ...readSettings({ DATABASE_URL }), port: 0 });
const cookie = await signInAt(server.address, 'shop');

const place = () =>
  fetch(`${server.address}/api/orders`, {
    method: 'POST',
    headers: {
      Origin: server.address,
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Idempotency-Key': uuidv7(),
    },
    body: JSON.stringify(orderRequest()),
  });

async function health() {
  const from = performance.now();
  const { status } = await fetch(`${server.address}/api/health`);
  return { status, inTime: performance.now() - from < 1_000 };
}

describe('a database that takes what is sent and never answers', () => {
  test('is said to be unavailable, at once by health and in bounded time by the rest', async () => {
    expect((await place()).status).toBe(201);
    expect(await health()).toEqual({ status: 200, inTime: true });
    proxy.swallow();
    const placing = Promise.all(Array.from({ length: 40 }, place));
    const ill = async () => expect(await health()).toEqual({ status: 503, inTime: true });
    await vi.waitFor(ill, { timeout: 5_000 });
    for (const { status } of await placing) expect(status).toBe(503);
    await ill();
  });

  test('serves again as soon as it answers again', async () => {
    proxy.pass();
    await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 5_000 });
    expect((await place()).status).toBe(201);
    await server.stop();
  });
});
