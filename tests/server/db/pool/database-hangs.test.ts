import { uuidv7 } from 'uuidv7';
import { describe, expect, inject, test, vi } from 'vitest';
import { readSettings } from '../../../../server/process/config/settings.ts';
import { start } from '../../../../server/start.ts';
import { databaseProxy } from '../../support/database-proxy.ts';
import { freshDatabase } from '../../support/fresh-app.ts';
import { orderRequest } from '../../support/order-request.ts';
import { signInAt } from '../../support/real-server.ts';

const { connection } = await freshDatabase();
const proxy = await databaseProxy(inject('sockets'));
const { user, database } = connection;
const DATABASE_URL = `postgres://${user}@127.0.0.1:${proxy.port}/${database}`;
vi.spyOn(console, 'log').mockImplementation(() => {});
const server = await start({ ...readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' }), port: 0 });
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

const health = async () => (await fetch(`${server.address}/api/health`)).status;

describe('a database that accepts queries and never answers', () => {
  test('is reported as unavailable: immediately by health, and within a time limit by other routes', async () => {
    expect((await place()).status).toBe(201);
    expect(await health()).toBe(200);
    proxy.swallow();
    let answered = 0;
    const placing = Array.from({ length: 40 }, async () => {
      const { status } = await place();
      answered += 1;
      return status;
    });
    await vi.waitFor(async () => expect(await health()).toBe(503));
    expect(await health()).toBe(503);
    // Health answered twice before the first other request reached its limit.
    expect(answered).toBe(0);
    expect(await Promise.all(placing)).toEqual(Array(40).fill(503));
    expect(await health()).toBe(503);
  });

  test('is used again as soon as it answers', async () => {
    proxy.pass();
    await vi.waitFor(async () => expect(await health()).toBe(200));
    expect((await place()).status).toBe(201);
    await server.stop();
  });
});
