import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { inScope } from '../../../server/db/pool/scope.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { accountNotesPath } from '../../../src/api/accounts/notes-paths.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { orderNotesPath } from '../../../src/api/orders/notes-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { OrderChange } from '../../../src/domain/order/order-change.ts';
import { orderPath } from '../../../src/panel/routes.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const accountOf = (name: string) =>
  demoAccounts.find(({ username }) => username === name)?.accountId ?? '';

async function place(cookie: string | undefined, key = uuidv7()): Promise<string> {
  await request(orderPaths.orders, {
    cookie,
    body: orderRequest(),
    headers: { 'Idempotency-Key': key },
  });
  return key;
}

const id = await place(shop);
const shared = await place(shop);
await place(shop2, shared);

describe('another account', () => {
  test('does not find this one’s order by its path', async () => {
    const answer = await request(orderPaths.order(id), { cookie: shop2 });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 'notFound', issues: [] });
  });

  test('does not find it by naming the account either', async () => {
    const path = `${orderPaths.order(id)}?account=${accountOf('shop')}`;
    expect((await request(path, { cookie: shop2 })).status).toBe(404);
  });

  test('sees only its own orders in the list', async () => {
    const { orders } = await (await request(orderPaths.orders, { cookie: shop2 })).json();
    expect(orders.map((order: { id: string }) => order.id)).toEqual([shared]);
  });

  test('gets no session with this one’s token under its own account id', async () => {
    const token = shop?.split('.')[1];
    const answer = await request(orderPaths.orders, {
      cookie: `adasi=${accountOf('shop2')}.${token}`,
    });
    expect(answer.status).toBe(401);
  });
});

test.each(['not-an-id', '00000000-0000-0000-0000-00000000000', "1' or '1'='1"])(
  'the invalid id %s is not found',
  async (wrong) => {
    const answer = await request(orderPaths.order(encodeURIComponent(wrong)), { cookie: shop });
    expect(answer.status).toBe(404);
  },
);

describe('the lab', () => {
  test('sees every account’s orders with the account’s name', async () => {
    const { orders } = await (await request(orderPaths.orders, { cookie: lab })).json();
    const names = orders.map((order: { account: { name: string } }) => order.account.name);
    expect(names).toEqual(['عینک‌سرای نمونه مهتاب', 'عینک‌سرای نمونه آفتاب', 'عینک‌سرای نمونه آفتاب']);
    const one = await (await request(orderPaths.order(id), { cookie: lab })).json();
    expect(one.account).toEqual({ id: accountOf('shop'), name: 'عینک‌سرای نمونه آفتاب' });
  });

  test('gets the first of two orders with the same id, or that of a named account', async () => {
    const first = await (await request(orderPaths.order(shared), { cookie: lab })).json();
    const named = await request(`${orderPaths.order(shared)}?account=${accountOf('shop2')}`, {
      cookie: lab,
    });
    expect(first.account.id).toBe(accountOf('shop'));
    expect((await named.json()).account.id).toBe(accountOf('shop2'));
  });
});

test('the lab’s list and feed link to the order they show, also of two with the same id', async () => {
  const { orders } = await (await request(orderPaths.orders, { cookie: lab })).json();
  const { changes } = await (await request(changePaths.changes, { cookie: lab })).json();
  const listed = orders.map((order: Order) => [order.id, order.account.id]);
  const fed = changes.map(({ order, accountId }: OrderChange) => [order.id, accountId]);
  expect(fed.length).toBe(listed.length);
  for (const [id, account] of [...listed, ...fed]) {
    const { pathname, searchParams } = new URL(orderPath(id, account), 'https://panel.example');
    expect([pathname, searchParams.get('id')]).toEqual(['/orders/order', id]);
    const asked = searchParams.get('account') ?? undefined;
    const answer = await request(orderPaths.order(id, asked), { cookie: lab });
    expect((await answer.json()).account.id).toBe(account);
  }
});

await asSuperuser(
  `insert into order_photos (account_id, order_id, id, sent_hash, photo, thumbnail)
   select account_id, id, gen_random_uuid(), '', '', '' from orders`,
);

await asSuperuser(
  `with made as (
     insert into deliveries
       (account_id, id, carrier, tracking, day, by_account, by_user, by_name, shipped_at)
     select account_id, gen_random_uuid(), '', '', '2030-01-02', account_id, account_id, '', now()
     from (select distinct account_id from orders) as each
     returning account_id, id
   )
   insert into delivery_orders (account_id, order_id, delivery_id)
   select account_id, orders.id, made.id from orders join made using (account_id)`,
);

await asSuperuser(
  `with each_order as (select distinct on (account_id) account_id, id from orders order by account_id), waiting as (
     insert into back_orders (account_id, order_id, item, pieces, asked_at)
     select account_id, id, 'x', 1, now() from each_order
   ), watched as (
     insert into stock_watches (account_id, item) select account_id, 'x' from each_order
   )
   insert into account_notices (account_id, id, text_fa, text_en, from_day, until_day)
   select account_id, gen_random_uuid(), 'x', 'x', current_date, current_date from each_order`,
);

await asSuperuser(
  `with issued as (
     insert into invoices (account_id, id, kind, fiscal_year, number, day, by_account, by_user, by_name,
       subject, content, orders, tax, total)
     select account_id, gen_random_uuid(), 'invoice', 1405, row_number() over (), '2026-11-26', account_id,
       account_id, '', '{}', '{}', 1, 0, 1
     from (select distinct account_id from orders) as each
     returning account_id, id
   ), named as (
     insert into buyers select account_id, '{}' from issued
   )
   insert into invoice_orders (account_id, order_id, invoice_id)
   select account_id, orders.id, issued.id from orders join issued using (account_id)`,
);

describe('row-level security without the server’s filters', () => {
  const tables = [
    'orders',
    'orderEvents',
    'orderWords',
    'orderPhotos',
    'deliveries',
    'deliveryOrders',
    'backOrders',
    'stockWatches',
    'accountNotices',
    'invoices',
    'invoiceOrders',
    'buyers',
    'sessions',
    'users',
    'accounts',
  ] as const;
  const accounts = (table: (typeof tables)[number], scope: Parameters<typeof inScope>[1]) =>
    inScope(database, scope, async (transaction) => {
      const rows = await transaction.selectFrom(table).select('accountId').execute();
      return new Set(rows.map(({ accountId }) => accountId));
    });

  test.each(tables)(
    'hides the other accounts’ %s from a query that forgets the account',
    async (table) => {
      const own = accountOf('shop2');
      expect(await accounts(table, { account: own })).toEqual(new Set([own]));
      expect(await accounts(table, 'directory')).toEqual(new Set());
    },
  );

  test.each(['sessions', 'users'] as const)('hides %s from the lab too', async (table) => {
    expect(await accounts(table, 'lab')).toEqual(new Set());
  });

  test('hides the lab’s notes from the account whose order they are on', async () => {
    const written = await request(orderNotesPath(id), {
      cookie: lab,
      body: { text: 'Note' },
      headers: { 'Idempotency-Key': uuidv7() },
    });
    expect(written.status).toBe(201);
    const seen = (scope: Parameters<typeof inScope>[1]) =>
      inScope(database, scope, (transaction) =>
        transaction.selectFrom('orderNotes').select('text').execute(),
      );
    expect(await seen({ account: accountOf('shop') })).toEqual([]);
    expect(await seen('directory')).toEqual([]);
    expect(await seen('lab')).toEqual([{ text: 'Note' }]);
  });

  test('hides the lab’s notes on an account from it', async () => {
    const written = await request(accountNotesPath(accountOf('shop')), {
      cookie: lab,
      body: { text: 'On the shop' },
      headers: { 'Idempotency-Key': uuidv7() },
    });
    expect(written.status).toBe(201);
    const seen = (scope: Parameters<typeof inScope>[1]) =>
      inScope(database, scope, (transaction) =>
        transaction.selectFrom('accountNotes').select('text').execute(),
      );
    expect(await seen({ account: accountOf('shop') })).toEqual([]);
    expect(await seen('directory')).toEqual([]);
    expect(await seen('lab')).toEqual([{ text: 'On the shop' }]);
  });

  test('lets no account issue an invoice, or free an order of one', async () => {
    const own = accountOf('shop');
    const asShop = <T>(work: Parameters<typeof inScope<T>>[2]) =>
      inScope(database, { account: own }, work);
    const by = { byAccount: own, byUser: own, byName: '' };
    const invoice = { accountId: own, id: uuidv7(), kind: 'invoice', cancels: null } as const;
    const issued = asShop((transaction) =>
      transaction
        .insertInto('invoices')
        .values({
          ...{ ...invoice, ...by, fiscalYear: 1405, number: 9, day: '2026-11-26' },
          ...{ subject: '{}', content: '{}', orders: 1, tax: 0, total: 1 },
        })
        .execute(),
    );
    await expect(issued).rejects.toThrow(/row-level security/);
    const freed = await asShop((transaction) =>
      transaction
        .updateTable('invoiceOrders')
        .set({ isCancelled: true })
        .where('accountId', '=', own)
        .executeTakeFirst(),
    );
    expect(freed.numUpdatedRows).toBe(0n);
  });

  test('hides movements in the stockroom from all but the lab', async () => {
    const seen = (scope: Parameters<typeof inScope>[1]) =>
      inScope(database, scope, async (transaction) => {
        const rows = await transaction
          .selectFrom('stockMovements')
          .select('item')
          .limit(1)
          .execute();
        return rows.length;
      });
    expect(await seen({ account: accountOf('shop') })).toBe(0);
    expect(await seen('directory')).toBe(0);
    expect(await seen('lab')).toBe(1);
  });

  test('lets an account write only its own orders’ movements', async () => {
    const taken = {
      item: 'x',
      number: 1,
      at: new Date(),
      kind: 'taken',
      pieces: -1,
      onHand: 0,
    } as const;
    const take = (accountId: string) =>
      inScope(database, { account: accountOf('shop') }, (transaction) =>
        transaction
          .insertInto('stockMovements')
          .values({ ...taken, accountId, orderId: id })
          .execute(),
      );
    await expect(take(accountOf('shop2'))).rejects.toThrow(/row-level security/);
    await take(accountOf('shop'));
  });

  test('hides a delivery from its account until it is shipped', async () => {
    await asSuperuser('update deliveries set shipped_at = null where account_id = $1', [
      accountOf('shop'),
    ]);
    expect(await accounts('deliveries', { account: accountOf('shop') })).toEqual(new Set());
    expect(await accounts('deliveryOrders', { account: accountOf('shop') })).toEqual(new Set());
    expect(await accounts('deliveries', 'lab')).toContain(accountOf('shop'));
  });

  test('prevents writing for another account, and any writing for the lab', async () => {
    const insert = (scope: Parameters<typeof inScope>[1]) =>
      inScope(database, scope, (transaction) =>
        transaction.insertInto('accounts').values({ accountId: uuidv7(), name: 'x' }).execute(),
      );
    await expect(insert({ account: accountOf('shop2') })).rejects.toThrow(/row-level security/);
    await expect(insert('lab')).rejects.toThrow(/row-level security/);
  });

  test('lets the lab neither change photos nor delete one that was sent', async () => {
    await asSuperuser(
      `update order_photos photo set event_id = event.id from order_events event
       where event.order_id = photo.order_id and event.account_id = photo.account_id
         and photo.order_id = $1`,
      [id],
    );
    const changed = await inScope(database, 'lab', (transaction) =>
      transaction.updateTable('orderPhotos').set({ eventId: null }).execute(),
    );
    const deleted = await inScope(database, 'lab', (transaction) =>
      transaction.deleteFrom('orderPhotos').where('orderId', '=', id).execute(),
    );
    expect([changed[0]?.numUpdatedRows, deleted[0]?.numDeletedRows]).toEqual([0n, 0n]);
  });

  test('scopes a transaction, not its connection', async () => {
    await inScope(database, 'lab', (transaction) =>
      transaction.selectFrom('orders').select('id').execute(),
    );
    expect(await database.queries.selectFrom('orders').select('id').execute()).toEqual([]);
  });
});
