import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sendWebhooks } from '../../../server/use-cases/hand-off/send-webhooks.ts';
import { sign } from '../../../server/use-cases/hand-off/signature.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { keptIn, killReceiver, startReceiver } from '../support/example-receiver.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine, report } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';
import { freePort } from '../support/real-server.ts';

const fresh = await freshApp();
const { request, signIn, database, asSuperuser } = fresh;
const [shop, lab] = (await Promise.all(['shop', 'lab'].map(signIn))) as [string, string];
const machine = await makeMachine(fresh);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adasi-received-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function accept(): Promise<string> {
  const [id, order] = [uuidv7(), uuidv7()];
  const headers = { 'Idempotency-Key': order };
  await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  await report(request, machine, [{ id, order, event: 'accept', promisedFor: '2030-01-01' }]);
  return id;
}

test('killed on both sides, each order is handed over, and kept once', async () => {
  const port = await freePort();
  const path = handOffPaths.webhook(uuidv7());
  const body = { address: `http://127.0.0.1:${port}/`, events: ['accept'] };
  const made = await request(path, { cookie: lab, method: 'PUT', body });
  const { secret } = await made.json();
  const events: string[] = [];
  let child = await startReceiver(folder, port, secret);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 12; count += 1) events.push(await accept());
    const sending = sendWebhooks(database, { mayBePrivate: true });
    await expect.poll(() => keptIn(folder).length, { interval: 1 }).toBeGreaterThan(round * 4);
    await killReceiver(child);
    await sending;
    child = await startReceiver(folder, port, secret);
    // As if the server had been killed before it noted that some had arrived.
    await asSuperuser("update webhook_messages set due_at = now() where id::text < '8'");
    await asSuperuser('update webhook_messages set due_at = now() where due_at is not null');
  }
  // A request on a connection that the kill left half open fails, and is sent again.
  const sendAgain = async () => {
    await asSuperuser('update webhook_messages set due_at = now() where due_at is not null');
    await sendWebhooks(database, { mayBePrivate: true });
    return keptIn(folder).length;
  };
  await expect.poll(sendAgain).toBe(events.length);
  await killReceiver(child);
  expect(keptIn(folder).sort()).toEqual(events.toSorted());
});

test('what was changed, is too old or is not signed by the secret is refused', async () => {
  const port = await freePort();
  const secret = Buffer.from('a secret of the test, 32 bytes ..');
  const child = await startReceiver(folder, port, `whsec_${secret.toString('base64')}`);
  const id = uuidv7();
  const body = JSON.stringify({ data: { id } });
  const now = Math.floor(Date.now() / 1000);
  const post = async (timestamp: number | string, sent = body, key = secret) => {
    const signature = sign(key, { id, timestamp: Number(timestamp), body });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    };
    const address = `http://127.0.0.1:${port}/`;
    return (await fetch(address, { method: 'POST', headers, body: sent })).status;
  };
  expect(await post(now, body.replace('data', 'Data'))).toBe(401);
  expect(await post(now - 301)).toBe(401);
  expect(await post(now + 330)).toBe(401);
  expect(await post('soon')).toBe(401);
  expect(await post(now, body, Buffer.from('another secret'))).toBe(401);
  expect(keptIn(folder)).toEqual([]);
  expect(await post(now)).toBe(200);
  expect(keptIn(folder)).toEqual([id]);
  await killReceiver(child);
});
