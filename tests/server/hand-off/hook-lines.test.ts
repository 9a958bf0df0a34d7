import { once } from 'node:events';
import { createServer } from 'node:net';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { sendWebhooks } from '../../../server/use-cases/hand-off/send-webhooks.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine, report } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';
import { receiver } from '../support/receiver.ts';

const fresh = await freshApp();
const { request, signIn, database, asSuperuser } = fresh;
const [shop, lab] = (await Promise.all(['shop', 'lab'].map(signIn))) as [string, string];
const machine = await makeMachine(fresh);

afterEach(async () => {
  await asSuperuser('delete from webhooks');
  await asSuperuser('delete from webhook_messages');
});

/** Places an order and accepts it. */
async function accept(): Promise<void> {
  const order = uuidv7();
  const headers = { 'Idempotency-Key': order };
  await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  const event = { id: uuidv7(), order, event: 'accept', promisedFor: '2030-01-01' };
  await report(request, machine, [event]);
}

async function makeHook(address: string): Promise<string> {
  const id = uuidv7();
  const body = { address, events: ['accept'] };
  await request(handOffPaths.webhook(id), { cookie: lab, method: 'PUT', body });
  return id;
}

/** A receiver that takes what it is sent and says nothing, until it is closed. */
async function silentReceiver() {
  let most = 0;
  const open = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    open.add(socket);
    most = Math.max(most, open.size);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  onTestFinished(close);
  const port = typeof address === 'object' ? address?.port : 0;
  return { address: `http://127.0.0.1:${port}/`, most: () => most, close };
}

test.each([1, 5, 20])('of %i silent receivers none keeps a sound one waiting', async (count) => {
  const silent = await Promise.all(Array.from({ length: count }, silentReceiver));
  for (const { address } of silent) await makeHook(address);
  // The last to be made: its messages are sent after those to all the others.
  const { received, address } = await receiver(200);
  await makeHook(address);
  for (let made = 0; made < 12; made += 1) await accept();
  let isOver = false;
  const sending = sendWebhooks(database, { mayBePrivate: true }).finally(() => {
    isOver = true;
  });
  await expect.poll(() => received.length).toBe(12);
  expect(isOver).toBe(false);
  for (const { most } of silent) expect(most()).toBeLessThanOrEqual(4);
  for (const { close } of silent) close();
  await sending;
});

test('one that failed gets its next messages one by one', async () => {
  const silent = await silentReceiver();
  const id = await makeHook(silent.address);
  await asSuperuser('update webhooks set failing_since = now() where id = $1', [id]);
  for (let made = 0; made < 3; made += 1) await accept();
  const sending = sendWebhooks(database, { mayBePrivate: true });
  await expect.poll(silent.most).toBe(1);
  silent.close();
  expect(await sending).toBe(3);
  expect(silent.most()).toBe(1);
});

test('when aborted, it leaves what is under way to finish', async () => {
  await makeHook((await silentReceiver()).address);
  await accept();
  const ending = new AbortController();
  const sending = sendWebhooks(database, { mayBePrivate: true, ending: ending.signal });
  setTimeout(() => ending.abort(), 200);
  expect(await sending).toBe(1);
});
