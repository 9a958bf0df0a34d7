import { createHmac } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test } from 'vitest';
import { clearOldMessages } from '../../../server/db/hand-off/webhook-messages.ts';
import { sendWebhooks } from '../../../server/use-cases/hand-off/send-webhooks.ts';
import { auditPath } from '../../../src/api/audit/paths.ts';
import { hookMessagesAnswer } from '../../../src/api/hand-off/contract.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { HookMessage, Webhook } from '../../../src/domain/hand-off/webhook.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine, report } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';
import { receiver, saying } from '../support/receiver.ts';

const fresh = await freshApp();
const { request, signIn, database, asSuperuser, count } = fresh;
const [shop, lab] = (await Promise.all(['shop', 'lab'].map(signIn))) as [string, string];
const machine = await makeMachine(fresh);

async function place(): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  return id;
}

/** Places an order and accepts it. Returns the id of the event. */
async function accept(): Promise<string> {
  const id = uuidv7();
  const event = { id, order: await place(), event: 'accept', promisedFor: '2030-01-01' };
  const [outcome] = await report(request, machine, [event]);
  expect(outcome?.result).toBe('recorded');
  return id;
}

async function makeHook(address: string, events: readonly string[] = ['accept']) {
  const id = uuidv7();
  const body = { address, events };
  const path = handOffPaths.webhook(id);
  const answer = await request(path, { cookie: lab, method: 'PUT', body });
  expect(answer.status).toBe(200);
  const { secret } = await answer.json();
  return { id, secret: secret as string };
}

const send = (mayBePrivate = true) => sendWebhooks(database, { mayBePrivate });
/** Makes what waits for its next try due. */
/** A second ago: `now()` is rounded to the millisecond, and can be later than the next look. */
const passTime = () =>
  asSuperuser(
    "update webhook_messages set due_at = now() - interval '1 second' where due_at is not null",
  );

async function messagesOf(hook: string): Promise<HookMessage[]> {
  const answer = await request(handOffPaths.messages(hook), { cookie: lab });
  return hookMessagesAnswer.parse(await answer.json()).messages;
}

async function hookOf(id: string): Promise<Webhook> {
  const { webhooks } = await (await request(handOffPaths.webhooks, { cookie: lab })).json();
  return webhooks.find((each: Webhook) => each.id === id);
}

afterEach(() => asSuperuser('delete from webhooks'));

test('without a webhook nothing is written', async () => {
  await accept();
  expect(await count('webhook_messages')).toBe(0);
});

test('a message is signed over id, time and body, and contains what the feed contains', async () => {
  const { received, address } = await receiver(200);
  const { id: hook, secret } = await makeHook(address);
  const event = await accept();
  await send();
  const [one] = received;
  const {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': signature,
  } = one?.headers ?? {};
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.${one?.body}`).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(10);
  expect(JSON.parse(one?.body ?? '')).toMatchObject({
    type: 'order.accept',
    data: { id: event, event: 'accept', order: { state: 'accepted' } },
  });
  expect(await messagesOf(hook)).toMatchObject([
    { id, attempts: 1, dueAt: null, answers: [{ status: 200, text: 'thank you' }] },
  ]);
  expect(await send()).toBe(0);
});

test('only the chosen events are sent, also those of shops', async () => {
  const { received, address } = await receiver(200);
  await makeHook(address, ['cancel']);
  await accept();
  const order = await place();
  const body = { event: 'cancel', reason: 'mistake' };
  const headers = { 'Idempotency-Key': uuidv7() };
  await request(orderPaths.events(order), { cookie: shop, body, headers });
  await send();
  expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['order.cancel']);
});

test('an event that is taken back takes its message along', async () => {
  const { id } = await makeHook('https://lms.example/');
  const order = await place();
  const event = { id: uuidv7(), order, event: 'accept', promisedFor: '2030-01-01' };
  // The charge is the last thing that accepting does.
  await asSuperuser('alter table ledger_entries add constraint none check (false) not valid');
  await expect(report(request, machine, [event])).rejects.toThrow();
  await asSuperuser('alter table ledger_entries drop constraint none');
  expect(await messagesOf(id)).toEqual([]);
});

test('what fails is tried again under the same id, later and later, until it arrives', async () => {
  const { received, address } = await receiver(500, 302, 200);
  const { id } = await makeHook(address);
  await accept();
  const waits: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    await send();
    const [message] = await messagesOf(id);
    waits.push(Date.parse(message?.dueAt ?? '') - Date.parse(message?.answers[0]?.at ?? ''));
    expect((await hookOf(id)).failingSince).not.toBeNull();
    await passTime();
  }
  expect(waits[0]).toBeGreaterThan(3_000);
  expect(waits[1]).toBeGreaterThan(20_000);
  await send();
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [message] = await messagesOf(id);
  expect(message?.answers.map(({ status }) => status)).toEqual([200, 302, 500]);
  expect(message?.deliveredAt).not.toBeNull();
  expect((await hookOf(id)).failingSince).toBeNull();
});

test('of two processes that send concurrently, one sends each message', async () => {
  const { received, address } = await receiver(200);
  await makeHook(address);
  for (let made = 0; made < 20; made += 1) await accept();
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, each) => sum + each)).toBe(20);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
  expect(received).toHaveLength(20);
});

test.each([
  ['a NUL', 'a\0b'],
  ['a character at the end of what is kept', `${'x'.repeat(299)}😀😀`],
])('an answer with %s is recorded', async (_, text) => {
  const { address } = await saying(text);
  const { id } = await makeHook(address);
  await accept();
  await send();
  expect(await messagesOf(id)).toMatchObject([{ attempts: 1, dueAt: null }]);
});

test('a message is sent again by hand, under its id', async () => {
  const { received, address } = await receiver(200);
  const { id } = await makeHook(address);
  await accept();
  await send();
  const [message] = await messagesOf(id);
  const path = handOffPaths.redelivery(id, message?.id ?? '');
  expect((await request(path, { cookie: lab, method: 'POST' })).status).toBe(200);
  await send();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(message?.id));
});

test('a webhook that has failed for three days is switched off, with an entry in the log', async () => {
  const { received, address } = await receiver(500, 200);
  const { id } = await makeHook(address);
  await accept();
  await asSuperuser("update webhooks set failing_since = now() - interval '3 days'");
  await send();
  expect((await hookOf(id)).disabledAt).not.toBeNull();
  const audit = await (await request(auditPath, { cookie: lab })).json();
  expect(audit.entries[0]).toMatchObject({ action: 'webhook.disable', subject: { id } });
  await passTime();
  expect(await send()).toBe(0);
  await request(handOffPaths.switch(id), { cookie: lab, method: 'PUT', body: { isOn: true } });
  await send();
  expect(received).toHaveLength(2);
});

test('made again without an answer, it is the same with the same secret', async () => {
  const { id, secret } = await makeHook('https://lms.example/');
  const body = { address: 'https://lms.example/', events: ['accept'] };
  const path = handOffPaths.webhook(id);
  const again = await request(path, { cookie: lab, method: 'PUT', body });
  expect((await again.json()).secret).toBe(secret);
  expect(await count('webhooks')).toBe(1);
  const audit = await (await request(auditPath, { cookie: lab })).text();
  expect(audit).not.toContain(secret.slice(6));
});

test.each([
  ['ftp://lms.example/', ['accept']],
  ['lms.example', ['accept']],
  ['https://user:word@lms.example/', ['accept']],
  ['https://lms.example/', []],
  ['https://lms.example/', ['submit']],
])('a webhook to %s for %j is refused', async (address, events) => {
  const path = handOffPaths.webhook(uuidv7());
  const answer = await request(path, { cookie: lab, method: 'PUT', body: { address, events } });
  expect(answer.status).toBe(422);
});

describe('unless the operator says so', () => {
  test.each([
    ['http://lms.example/', 'not https'],
    ['https://127.0.0.1/', 'private network'],
    ['https://localhost/', 'private network'],
    ['https://[::1]/', 'private network'],
    ['https://[::ffff:10.0.0.1]/', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://0x7f.1/', 'private network'],
  ])('nothing is sent to %s', async (address, why) => {
    const { id } = await makeHook(address);
    await accept();
    await send(false);
    const [message] = await messagesOf(id);
    expect(message?.answers).toMatchObject([{ status: null, text: expect.stringContaining(why) }]);
  });
});

test('messages that arrived are deleted after thirty days, those that wait are kept', async () => {
  await asSuperuser('delete from webhook_messages');
  const { address } = await receiver(200);
  await makeHook(address);
  await accept();
  await send();
  await accept();
  await asSuperuser("update webhook_messages set at = now() - interval '31 days'");
  await accept();
  await clearOldMessages(database, new Date());
  const { rows } = await asSuperuser('select delivered_at from webhook_messages');
  expect(rows).toEqual([{ delivered_at: null }, { delivered_at: null }]);
});
