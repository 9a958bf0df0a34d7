import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery } from '../../../server/channels/channel.ts';
import { readChannelSettings } from '../../../server/process/config/channel-settings.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { deliverShipped } from '../../../server/use-cases/orders/events/deliver-shipped.ts';
import { replaceNames } from '../../../server/use-cases/orders/replace-names.ts';
import { auditPath } from '../../../src/api/audit/paths.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import {
  type MessageSettings,
  wearerContract,
} from '../../../src/api/notifications/wearer-contract.ts';
import { wearerPaths } from '../../../src/api/notifications/wearer-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { signInColleague } from '../support/colleague.ts';
import { accountOf, deliveryActs } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';
import { fakeChannel } from './support.ts';

const folder = await mkdtemp(path.join(scratchFolder(), 'wearers-'));
afterAll(() => rm(folder, { recursive: true }));
const template = path.join(folder, 'sms.json');
await writeFile(
  template,
  JSON.stringify({ address: 'https://sms.example', answer: { path: 'status', sent: [1] } }),
);
const channels = readChannelSettings({ SMS_TEMPLATE: template, SMS_CUSTOMER_TEMPLATE: template });

const fresh = await freshApp({ channels });
const { request, signIn, database, asSuperuser } = fresh;
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { readyOrder, act } = deliveryActs(request, lab);
const typed = '۰۹۱۲ ۳۴۵ ۶۷۸۹';
const mobile = '+989123456789';

beforeEach(() =>
  asSuperuser(
    'delete from outgoing_messages; delete from order_wearers; delete from wearer_mobiles; update accounts set tells_wearers = false, names_customers = false',
  ),
);

const read = async (order: string, cookie = shop) => request(wearerPaths.wearer(order), { cookie });
const give = (order: string, number = typed, cookie = shop) =>
  request(wearerPaths.wearer(order), { cookie, method: 'PUT', body: { mobile: number } });
const tell = (order: string, { id = uuidv7(), isAgain = false, cookie = shop } = {}) =>
  request(wearerPaths.telling(order, id), { cookie, method: 'PUT', body: { isAgain } });
const answered = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return wearerContract.wearer.GET.answer.parse(await answer.json());
};
const whyNot = async (answer: Response) => {
  expect(answer.status).toBe(422);
  return (await answer.json()).issues[0].params.telling;
};
const wish = (isOn: boolean, cookie = shop, wished: keyof MessageSettings = 'tellsWearers') =>
  request(wearerPaths.messageSettings, { cookie, method: 'PUT', body: { wish: wished, isOn } });

/** An order on its way to the shop, or already there. */
async function shippedOrder(): Promise<string> {
  const order = await readyOrder(shop);
  expect((await act(order, lab, { event: 'ship' })).status).toBe(201);
  return order;
}
async function arrivedOrder(): Promise<string> {
  const order = await shippedOrder();
  expect((await act(order, shop, { event: 'deliver' })).status).toBe(201);
  return order;
}

/** Sends due messages by a fake provider. */
async function send(answer?: () => Delivery, delaySeconds = 0) {
  const { given, sending } = fakeChannel(answer);
  const [channel] = sending.channels.values();
  if (!channel) throw new Error('no channel');
  await sendDue(database, 'sms', {
    sending: { ...sending, delaySeconds, channels: new Map([['sms', channel]]) },
  });
  return given;
}
const passDay = () =>
  asSuperuser(
    "update outgoing_messages set at = at - interval '25 hours' where wearer is not null",
  );

const stopLink = (link: string) => new URL(link).pathname;

test('one press tells the customer, once, in words that name the shop alone', async () => {
  const order = await arrivedOrder();
  expect(await answered(await give(order))).toMatchObject({ mobile, telling: 'first' });
  const id = uuidv7();
  await Promise.all([tell(order, { id }), tell(order, { id }), tell(order, { id })]);
  expect(await answered(await tell(order, { id }))).toMatchObject({
    telling: 'told',
    messages: [{ id, outcome: null }],
  });
  const [sent, ...more] = await send();
  expect(more).toEqual([]);
  expect(sent?.destination).toBe(mobile);
  expect(sent?.message).toMatchObject({
    id,
    language: 'fa',
    title: 'عینک شما آماده است: عینک‌سرای نمونه آفتاب',
    shop: 'عینک‌سرای نمونه آفتاب',
    link: expect.stringMatching(/^https:\/\/api\.example\/api\/stop\/[\w-]{34}$/),
  });
  expect(JSON.stringify(sent)).not.toContain('مشتری نمونه');
  expect(await answered(await read(order))).toMatchObject({ messages: [{ outcome: 'sent' }] });
  const about = await (await request(destinationPaths.ofOrder(order), { cookie: shop })).json();
  expect(about.messages).toMatchObject([
    { side: 'wearer', to: '…89', event: null, outcome: 'sent' },
  ]);
  const ofLab = await request(destinationPaths.ofOrder(order, accountOf('shop')), { cookie: lab });
  expect(await ofLab.json()).toEqual({ messages: [] });
});

test('when two users notify a customer at once, one learns that it was already done', async () => {
  const order = await arrivedOrder();
  await give(order);
  const answers = await Promise.all([tell(order), tell(order)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await send()).toHaveLength(1);
});

test('a day later the message is repeated only on explicit request', async () => {
  const order = await arrivedOrder();
  await give(order);
  await tell(order);
  await send();
  expect(await whyNot(await tell(order, { isAgain: true }))).toBe('told');
  await passDay();
  expect(await whyNot(await tell(order))).toBe('again');
  await answered(await tell(order, { isAgain: true }));
  expect(await send()).toHaveLength(1);
});

test('an undelivered message is retried immediately, but not forever', async () => {
  const order = await arrivedOrder();
  await give(order);
  for (let nth = 0; nth < 5; nth += 1) {
    await answered(await tell(order));
    await send(() => ({ state: 'gone', reason: 'no such number' }));
  }
  expect(await whyNot(await tell(order))).toBe('tooOften');
});

test('no message is sent before the shop has the order, without a number or without a customer', async () => {
  const order = await shippedOrder();
  await give(order);
  expect(await whyNot(await tell(order))).toBe('notThere');
  const arrived = await arrivedOrder();
  expect(await whyNot(await tell(arrived))).toBe('noNumber');
  const stock = uuidv7();
  const headers = { 'Idempotency-Key': stock };
  await request(orderPaths.orders, { cookie: shop, body: stockRequest([-200, 0, 2]), headers });
  expect((await read(stock)).status).toBe(404);
  expect((await give(stock)).status).toBe(404);
  expect((await tell(stock)).status).toBe(404);
  expect(await send()).toEqual([]);
});

test.each([
  ['+98 912 345 6789', mobile],
  ['0098-9123456789', mobile],
  ['٠٩١٢٣٤٥٦٧٨٩', mobile],
  ['', ''],
])('the number %j is stored as %j', async (number, stored) => {
  const order = await shippedOrder();
  expect((await answered(await give(order, number))).mobile).toBe(stored);
});

test.each(['02188776655', '0912345678', '+14155550123', 'x'.repeat(41), '09123456789\r\n0912'])(
  'what is no mobile number, %j, is refused beside its field',
  async (number) => {
    const answer = await give(await shippedOrder(), number);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path: 'mobile' }]);
    expect(await fresh.count('wearer_mobiles')).toBe(0);
  },
);

test('a removed or corrected number is forgotten', async () => {
  const order = await arrivedOrder();
  await give(order, '09351112233');
  await give(order);
  expect(await fresh.count('wearer_mobiles')).toBe(1);
  expect((await answered(await give(order, ''))).mobile).toBe('');
  expect(await fresh.count('wearer_mobiles')).toBe(0);
});

test('a waiting message to a removed number is not sent', async () => {
  const order = await arrivedOrder();
  await give(order);
  await tell(order);
  await give(order, '');
  expect(await send()).toEqual([]);
  expect((await answered(await read(order))).messages).toMatchObject([{ outcome: 'withdrawn' }]);
});

test('a message that is no longer true is not sent', async () => {
  const order = await arrivedOrder();
  await give(order);
  await tell(order);
  await asSuperuser("update orders set state = 'shipped' where id = $1", [order]);
  expect(await send()).toEqual([]);
  expect((await answered(await read(order))).messages).toMatchObject([{ outcome: 'outdated' }]);
});

test('another account can neither see, change nor notify', async () => {
  const order = await arrivedOrder();
  await give(order);
  const id = uuidv7();
  await tell(order, { id });
  expect((await read(order, shop2)).status).toBe(404);
  expect((await give(order, '09351112233', shop2)).status).toBe(404);
  expect((await tell(order, { cookie: shop2 })).status).toBe(404);
  expect((await tell(order, { cookie: lab })).status).toBe(403);
  expect((await answered(await read(order))).mobile).toBe(mobile);
});

test.each<[object | null, number]>([
  [null, 422],
  [{}, 422],
  [{ isAgain: 'yes' }, 422],
  [{ isAgain: false, mobile }, 422],
  [[], 422],
])('the invalid request %j notifies nobody', async (body, status) => {
  const order = await arrivedOrder();
  await give(order);
  const asked = (path: string) => request(path, { cookie: shop, method: 'PUT', body });
  expect((await asked(wearerPaths.telling(order, uuidv7()))).status).toBe(status);
  expect((await asked(wearerPaths.messageSettings)).status).toBe(status);
  expect((await asked(wearerPaths.wearer(order))).status).toBe(status);
  expect(await send()).toEqual([]);
});

test('unknown orders and invalid ids are not found', async () => {
  const order = await arrivedOrder();
  for (const wrong of ['x', '%00', "1' or '1'='1", uuidv7()]) {
    const named = encodeURIComponent(wrong);
    expect((await read(named)).status).toBe(404);
    expect((await give(named)).status).toBe(404);
    expect((await tell(named)).status).toBe(404);
  }
  expect((await tell(order, { id: 'x' })).status).toBe(404);
});

test('an id belongs to one message', async () => {
  const [first, second] = [await arrivedOrder(), await arrivedOrder()];
  await give(first);
  await give(second);
  const id = uuidv7();
  await answered(await tell(first, { id }));
  expect(await (await tell(second, { id })).json()).toMatchObject({ code: 'keyReused' });
  expect(await send()).toHaveLength(1);
});

describe('the link of the message', () => {
  async function toldLink(): Promise<{ order: string; link: string }> {
    const order = await arrivedOrder();
    await give(order);
    await tell(order);
    const [sent] = await send();
    return { order, link: stopLink(sent?.message.link ?? '') };
  }

  test('asks first, and ends the shop’s messages to the number', async () => {
    const { link } = await toldLink();
    const asked = await request(link);
    expect(await asked.text()).toContain('<form method="post">');
    const again = await arrivedOrder();
    expect(await answered(await give(again))).toMatchObject({ telling: 'first' });
    await tell(again);
    expect((await request(link, { method: 'POST' })).status).toBe(200);
    expect((await request(link, { method: 'POST' })).status).toBe(200);
    expect(await send()).toEqual([]);
    const other = await arrivedOrder();
    expect(await answered(await give(other))).toMatchObject({ telling: 'stopped' });
    expect(await whyNot(await tell(other))).toBe('stopped');
    const { rows } = await asSuperuser(
      "select action, by_name from audit_log where action = 'wearer.stop'",
    );
    expect(rows).toEqual([{ action: 'wearer.stop', by_name: '…89' }]);
  });

  test('also works if the shop has removed the number since', async () => {
    const { order, link } = await toldLink();
    await give(order, '');
    expect((await request(link, { method: 'POST' })).status).toBe(200);
    expect((await answered(await give(await arrivedOrder()))).telling).toBe('stopped');
  });

  test('reveals nothing about another account’s messages, and an unknown one is not found', async () => {
    const { link } = await toldLink();
    const otherAccount = Buffer.from(accountOf('shop2').replaceAll('-', ''), 'hex');
    const secret = Buffer.from(link.split('/').at(-1) ?? '', 'base64url').subarray(16);
    const forged = Buffer.concat([otherAccount, secret]).toString('base64url');
    expect((await request(wearerPaths.stop(forged), { method: 'POST' })).status).toBe(200);
    const { rows } = await asSuperuser('select from wearer_mobiles where stopped_at is not null');
    expect(rows).toEqual([]);
    for (const token of ['x', 'x'.repeat(35), `${'x'.repeat(33)}.`, '%00', '..%2f']) {
      expect((await request(wearerPaths.stop(token), { method: 'POST' })).status).toBe(404);
      expect((await request(wearerPaths.stop(token))).status).toBe(404);
    }
  });
});

describe('an account that enabled automatic messages', () => {
  async function ordered(number: string): Promise<string> {
    const order = uuidv7();
    const { content } = orderRequest();
    const body = { content: { ...content, people: { ...content.people, mobile: number } } };
    await request(orderPaths.orders, { cookie: shop, body, headers: { 'Idempotency-Key': order } });
    await act(order, lab, { event: 'accept', promisedFor: '2030-01-02' });
    for (const event of ['start', 'inspect', 'pass', 'ship'] as const)
      await act(order, lab, { event });
    return order;
  }

  test('notifies its customers once it confirms that an order arrived', async () => {
    expect(await (await wish(true)).json()).toEqual({
      tellsWearers: true,
      namesCustomers: false,
      canTellWearers: true,
    });
    const order = await ordered(mobile);
    expect(await send()).toEqual([]);
    await act(order, shop, { event: 'deliver' });
    expect(await send(undefined, 60)).toEqual([]);
    expect(await send()).toMatchObject([{ destination: mobile }]);
    expect(await answered(await read(order))).toMatchObject({ mobile, telling: 'told' });
  });

  test('notifies nobody without a number or before the shop confirms', async () => {
    await wish(true);
    await act(await ordered(''), shop, { event: 'deliver' });
    const silent = await ordered(mobile);
    await deliverShipped(database, new Date(Date.now() + 8 * 86_400_000));
    expect((await answered(await read(silent))).telling).toBe('noNumber');
    expect(await send()).toEqual([]);
  });

  test('notifies nobody if the shop removed the proposed number', async () => {
    await wish(true);
    const order = await ordered(mobile);
    expect(await answered(await read(order))).toMatchObject({ mobile: '', isDeclined: false });
    for (let time = 0; time < 2; time += 1) {
      expect(await answered(await give(order, ''))).toMatchObject({ mobile: '', isDeclined: true });
    }
    await act(order, shop, { event: 'deliver' });
    expect(await send()).toEqual([]);
    expect(await answered(await give(order))).toMatchObject({ mobile, isDeclined: false });
    await answered(await tell(order));
    expect(await send()).toMatchObject([{ destination: mobile }]);
  });

  test('notifies nobody once the lab’s settings forbid it', async () => {
    await wish(true);
    const order = await ordered(mobile);
    const { request: ask } = fresh.another({
      channels: readChannelSettings({ SMS_TEMPLATE: template }),
    });
    const headers = { 'Idempotency-Key': uuidv7() };
    const body = { event: 'deliver' };
    const answer = await ask(orderPaths.events(order), { cookie: shop, body, headers });
    expect(answer.status).toBe(201);
    expect(await fresh.count('outgoing_messages')).toBe(0);
    expect(await fresh.count('wearer_mobiles')).toBe(0);
  });

  test('changes one preference without touching the other', async () => {
    await wish(true, shop, 'namesCustomers');
    expect(await (await wish(true)).json()).toMatchObject({
      tellsWearers: true,
      namesCustomers: true,
    });
    await wish(false, shop, 'namesCustomers');
    expect(await (await wish(false)).json()).toMatchObject({
      tellsWearers: false,
      namesCustomers: false,
    });
  });

  test('lets only its owners change this, and records it in the audit log', async () => {
    const before = await fresh.count('audit_log');
    const staff = await signInColleague(fresh, shop);
    expect((await wish(true, staff)).status).toBe(403);
    expect((await wish(true, lab)).status).toBe(403);
    await wish(true);
    await give(await shippedOrder());
    const text = await (await request(auditPath, { cookie: lab })).text();
    const added = await asSuperuser('select action from audit_log order by at, id offset $1', [
      before,
    ]);
    for (const action of ['account.wishMessages', 'wearer.giveNumber'])
      expect(added.rows).toContainEqual({ action });
    expect(text).toContain('wearer.giveNumber');
    expect(text).not.toContain('9123456789');
  });
});

test('numbers are in the own data, and go with the names of their orders', async () => {
  const order = await arrivedOrder();
  await give(order);
  const data = await (await request(privacyPaths.data, { cookie: shop })).json();
  expect(data.wearers).toMatchObject([{ mobile, order, stoppedAt: null }]);
  const others = await (await request(privacyPaths.data, { cookie: shop2 })).json();
  expect(others.wearers).toEqual([]);
  await replaceNames(database, accountOf('shop'), new Date(Date.now() + 60_000));
  expect(await fresh.count('order_wearers')).toBe(0);
  expect(await fresh.count('wearer_mobiles')).toBe(0);
});

test('without the lab’s settings there is nothing to see', async () => {
  const order = await arrivedOrder();
  const { request: ask } = fresh.another({
    channels: readChannelSettings({ SMS_TEMPLATE: template }),
  });
  expect((await ask(wearerPaths.wearer(order), { cookie: shop })).status).toBe(404);
  const shown = await (await ask(orderPaths.order(order), { cookie: shop })).json();
  expect(shown).not.toHaveProperty('tellsWearer');
  const here = await (await request(orderPaths.order(order), { cookie: shop })).json();
  expect(here.tellsWearer).toBe(true);
  const ofLab = await (await request(orderPaths.order(order), { cookie: lab })).json();
  expect(ofLab).not.toHaveProperty('tellsWearer');
});
