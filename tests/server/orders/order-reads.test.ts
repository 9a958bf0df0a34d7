import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { inScope } from '../../../server/db/pool/scope.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { ordersAnswer, readAnswer } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderReadPath } from '../../../src/api/orders/read-paths.ts';
import { isUnread } from '../../../src/domain/lifecycle/unread-messages.ts';
import { type Order, order as orderSchema } from '../../../src/domain/order/order.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const accountOf = (name: string) =>
  demoAccounts.find(({ username }) => username === name)?.accountId ?? '';
const own = accountOf('shop');

async function place(): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  return id;
}

async function write(id: string, cookie: string | undefined, message = 'A word'): Promise<void> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const asking = { cookie, body: { event: 'write', message }, headers };
  expect((await request(orderPaths.events(id, own), asking)).status).toBe(201);
}

async function open(id: string, cookie: string | undefined): Promise<Order> {
  return orderSchema.parse(await (await request(orderPaths.order(id, own), { cookie })).json());
}

async function isMarkedInList(id: string, cookie: string | undefined): Promise<boolean> {
  const { orders } = ordersAnswer.parse(
    await (await request(orderPaths.orders, { cookie })).json(),
  );
  return orders.find((order) => order.id === id)?.hasUnread ?? false;
}

const read = (id: string, event: string | undefined, cookie: string | undefined) =>
  request(orderReadPath(id, own), { method: 'PUT', cookie, body: { event } });

/** Opens the order's page, which stores that it is read. Returns the messages it marks. */
async function readAll(id: string, cookie: string | undefined): Promise<string[]> {
  const { events } = await open(id, cookie);
  const answer = await read(id, events.at(-1)?.id, cookie);
  expect(answer.status).toBe(200);
  const { readBefore, readUntil } = readAnswer.parse(await answer.json());
  expect(readUntil >= readBefore).toBe(true);
  const reader = cookie === lab ? 'lab' : 'shop';
  return events
    .filter((event) => isUnread(event, reader, readBefore))
    .map(({ message }) => message);
}

describe('a message', () => {
  test('is unread for the other side only, on the order’s page and in the list, until it is read', async () => {
    const id = await place();
    expect(await isMarkedInList(id, shop)).toBe(false);
    expect(await isMarkedInList(id, lab)).toBe(false);
    await write(id, lab, 'one');
    expect([await isMarkedInList(id, shop), await isMarkedInList(id, lab)]).toEqual([true, false]);
    expect(await readAll(id, shop)).toEqual(['one']);
    expect(await readAll(id, shop)).toEqual([]);
    expect(await isMarkedInList(id, shop)).toBe(false);
    await write(id, shop, 'two');
    expect([await isMarkedInList(id, shop), await isMarkedInList(id, lab)]).toEqual([false, true]);
    expect(await readAll(id, lab)).toEqual(['two']);
    expect(await isMarkedInList(id, lab)).toBe(false);
    await write(id, lab, 'three');
    expect(await readAll(id, shop)).toEqual(['three']);
  });

  test('stays read when an older state of the page is stored afterwards', async () => {
    const id = await place();
    await write(id, lab, 'one');
    const { events } = await open(id, shop);
    await write(id, lab, 'two');
    await readAll(id, shop);
    const older = readAnswer.parse(await (await read(id, events.at(-1)?.id, shop)).json());
    expect(older.readUntil).toBe(older.readBefore);
    expect(await isMarkedInList(id, shop)).toBe(false);
    expect(await readAll(id, shop)).toEqual([]);
  });

  test('is stored as read once by two devices concurrently', async () => {
    const id = await place();
    await write(id, lab, 'one');
    const event = (await open(id, shop)).events.at(-1)?.id;
    const answers = await Promise.all([1, 2, 3].map(() => read(id, event, shop)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await isMarkedInList(id, shop)).toBe(false);
  });

  test('written before the user was there does not count as unread', async () => {
    const id = await place();
    await write(id, lab, 'long ago');
    await asSuperuser(`update users set unread_since = now() where username = 'shop'`);
    expect(await isMarkedInList(id, shop)).toBe(false);
    await write(id, lab, 'now');
    expect(await isMarkedInList(id, shop)).toBe(true);
    expect(await readAll(id, shop)).toEqual(['now']);
  });

  test('is read by each user separately', async () => {
    const id = await place();
    await write(id, lab, 'for all');
    const { rows } = await asSuperuser(
      `insert into users (account_id, id, username, name, role, password_hash, unread_since)
       select account_id, gen_random_uuid(), 'colleague', 'Colleague', role, password_hash, '2020-01-01'
       from users where username = 'shop' returning account_id, id`,
    );
    await asSuperuser(
      `insert into logins (username, account_id, user_id) values ('colleague', $1, $2)`,
      [rows[0].account_id, rows[0].id],
    );
    const colleague = await signIn('colleague');
    await readAll(id, shop);
    expect(await isMarkedInList(id, shop)).toBe(false);
    expect(await isMarkedInList(id, colleague)).toBe(true);
  });
});

describe('what is read', () => {
  test('is kept only for the account’s order and an event of it', async () => {
    const id = await place();
    const event = (await open(id, shop)).events[0]?.id;
    expect((await read(id, event, shop2)).status).toBe(404);
    expect((await read(id, uuidv7(), shop)).status).toBe(404);
    expect((await read(uuidv7(), event, shop)).status).toBe(404);
    expect((await read(id, 'x', shop)).status).toBe(422);
  });

  test('is seen by no one else, except within the lab', async () => {
    const id = await place();
    await readAll(id, shop);
    await readAll(id, lab);
    const readers = async (scope: Parameters<typeof inScope>[1]) => {
      const rows = await inScope(database, scope, (transaction) =>
        transaction.selectFrom('orderReads').select(['readerAccount', 'orderId']).execute(),
      );
      return rows.filter(({ orderId }) => orderId === id).map((row) => row.readerAccount);
    };
    expect(await readers({ account: own })).toEqual([own]);
    expect(await readers({ account: accountOf('shop2') })).toEqual([]);
    expect((await readers('lab')).sort()).toEqual([own, accountOf('lab')].sort());
  });
});
