import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { changesQuery } from '../../../server/db/changes/changes.ts';
import { newChangesQuery } from '../../../server/db/changes/new-changes.ts';
import { readSnapshot } from '../../../server/db/changes/snapshot.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import { longestFeed } from '../../../src/domain/order/add-change.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { readingOf } from '../support/reading-of.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const cookie = await signIn('shop');
const order = uuidv7();
await request(orderPaths.orders, {
  cookie,
  body: orderRequest(),
  headers: { 'Idempotency-Key': order },
});
const { rows: people } = await asSuperuser(
  "select username, account_id from users where username in ('shop', 'lab') order by username",
);
const [lab, shop] = people.map(({ account_id }) => account_id);

/** Many changes by each side, then a few by two other accounts of the lab. */
await asSuperuser(
  `insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
   select $1::uuid, $2::uuid, gen_random_uuid(), '2030-01-01'::timestamptz + n * interval '1 second', 'accept', 'lab', 'accepted',
     case when n % 2 = 0 then $1::uuid else $3::uuid end, $1::uuid, 'somebody'
   from generate_series(1, 60000) n`,
  [shop, order, lab],
);
await asSuperuser(
  `insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
   select $1::uuid, $2::uuid, gen_random_uuid(), '2029-01-01'::timestamptz + n * interval '1 second', 'pass', 'lab', 'ready',
     ('00000000-0000-7000-8000-00000000000' || n % 2)::uuid, $1::uuid, 'the other lab'
   from generate_series(1, 200) n`,
  [shop, order],
);
await asSuperuser('analyze');

const read = async (
  scope: { account: string } | 'lab',
  reader: string,
  { muted = [], limit = 20 }: { muted?: EventName[]; limit?: number } = {},
) => (await readingOf(database, scope, changesQuery(scope, { reader, limit, muted }))).rows;

describe('the feed of changes among 60,000', () => {
  test('reads as many rows as it shows, not the reader’s own changes', async () => {
    expect(await read({ account: shop }, shop)).toBeLessThan(500);
    expect(await read('lab', lab)).toBeLessThan(500);
    const limit = longestFeed;
    expect(await read({ account: shop }, shop, { limit })).toBeLessThan(2_500);
    expect(await read('lab', lab, { limit })).toBeLessThan(5_000);
  });

  test('reads only a bounded number when most of them are muted', async () => {
    expect(await read({ account: shop }, shop, { muted: ['accept'] })).toBeLessThan(3_000);
    expect(await read('lab', lab, { muted: ['accept', 'submit'] })).toBeLessThan(6_000);
  });

  test.each(['lab', { account: shop }] as const)(
    '%s: finds what is new without reading what is old',
    async (scope) => {
      const { rows } = await asSuperuser('select pg_current_snapshot()::text as snapshot');
      const snapshot = readSnapshot(rows[0].snapshot);
      if (!snapshot) throw new Error('no snapshot');
      // 600 of the changes are at most a minute older.
      const after = { at: new Date('2030-01-01T16:30:00Z'), snapshot };
      const query = newChangesQuery(scope, { after, limit: 100 });
      expect((await readingOf(database, scope, query)).rows).toBeLessThan(5_000);
    },
  );

  test('lab: finds new changes while another transaction has been running for long', async () => {
    const running = await database.pool.connect();
    await running.query(
      'begin; set local idle_in_transaction_session_timeout = 0; select pg_current_xact_id()',
    );
    await asSuperuser(
      `insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
       select $1::uuid, $2::uuid, gen_random_uuid(), '2028-01-01', 'pass', 'lab', 'ready', $1::uuid, $1::uuid, 'somebody'
       from generate_series(1, 6000)`,
      [shop, order],
    );
    const { rows } = await asSuperuser('select pg_current_snapshot()::text as snapshot');
    const snapshot = readSnapshot(rows[0].snapshot);
    if (!snapshot) throw new Error('no snapshot');
    const query = newChangesQuery('lab', { after: { at: new Date(), snapshot }, limit: 100 });
    expect((await readingOf(database, 'lab', query)).rows).toBeLessThan(1_000);
    await running.query('rollback');
    running.release();
  });

  test('shows the lab the changes of shops and of other lab accounts, newest first', async () => {
    const answer = await request(changePaths.changes, { cookie: await signIn('lab') });
    const { changes } = await answer.json();
    expect(changes).toHaveLength(longestFeed);
    expect(changes[0]).toMatchObject({ order: { id: order }, state: 'accepted' });
    await asSuperuser(
      "delete from order_events where by_account = account_id and at > '2030-01-01'",
    );
    const others = await (
      await request(changePaths.changes, { cookie: await signIn('lab') })
    ).json();
    expect(others.changes.map(({ by }: { by: string }) => by)).toEqual(
      Array(longestFeed).fill('the other lab'),
    );
    const times = others.changes.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(times).size).toBe(longestFeed);
  });
});
