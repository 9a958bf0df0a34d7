import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clearOldMoves } from '../../../server/db/counter/moves.ts';
import { Overloaded } from '../../../server/process/concurrency/work-queue.ts';
import { readSettings } from '../../../server/process/config/settings.ts';
import { CatalogueCache } from '../../../server/use-cases/catalogue/catalogue-cache.ts';
import { workOnMoves } from '../../../server/use-cases/counter/work-on-moves.ts';
import { type MoveAnswer, moveAnswer } from '../../../src/api/counter/contract.ts';
import { counterPaths } from '../../../src/api/counter/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser, count } = await freshApp();
const [shop = '', lab = ''] = await Promise.all(['shop', 'lab'].map(signIn));
const mover = { database, catalogue: new CatalogueCache(database), settings: readSettings({}) };

const many = 1000;

/** Copies of one order, placed a while ago, with their first events. */
async function fill(reference: string, copies: number, state: string): Promise<void> {
  await asSuperuser(
    `with placed as (
       insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash, state, last_event)
       select account_id, gen_random_uuid(), kind, content || jsonb_build_object('reference', $1::text), price, lens_names,
         now() - (n + 10) * interval '1 second', placed_by, request_hash, $3, gen_random_uuid()
       from (select * from orders where content ->> 'reference' = 'sample') o, generate_series(1, $2::int) n
       returning account_id, id, placed_at, placed_by, last_event
     )
     insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
     select account_id, id, last_event, placed_at, 'submit', 'shop', 'submitted', account_id, placed_by, 'Shop' from placed`,
    [reference, copies, state],
  );
}

beforeAll(async () => {
  const headers = { 'Idempotency-Key': uuidv7() };
  const body = orderRequest('sample');
  expect((await request(orderPaths.orders, { cookie: shop, body, headers })).status).toBe(201);
});

/** Orders in each state, of those with a reference. */
async function states(reference: string): Promise<Record<string, number>> {
  const { rows } = await asSuperuser(
    "select state, count(*)::int as count from orders where content ->> 'reference' = $1 group by state",
    [reference],
  );
  return Object.fromEntries(rows.map(({ state, count: of }) => [state, of]));
}

const asked = (filter: object, step = 'next', leftOut: object[] = []) => ({
  filter,
  step,
  leftOut,
});

const post = (id: string, body: unknown, cookie = lab) =>
  request(counterPaths.moves, { cookie, body, headers: { 'Idempotency-Key': id } });

async function read(id: string): Promise<MoveAnswer> {
  return moveAnswer.parse(await (await request(counterPaths.move(id), { cookie: lab })).json());
}

const isOver = (id: string) =>
  vi.waitFor(async () => {
    const move = await read(id);
    expect(move.isOver).toBe(true);
    return move;
  }, 60_000);

describe('a move of all matching orders', () => {
  test('moves 1,000 orders by one event each, and does nothing when repeated', async () => {
    await fill('thousand', many, 'accepted');
    const id = uuidv7();
    const body = asked({ state: 'accepted' }, 'start');
    const [first, second] = await Promise.all([post(id, body), post(id, body)]);
    expect([first.status, second.status].sort()).toEqual([200, 201]);
    expect(await isOver(id)).toMatchObject({ moved: many, unmoved: 0, expected: many, orders: [] });
    expect(await states('thousand')).toEqual({ inProduction: many });
    const events = await count('order_events');
    expect((await post(id, body)).status).toBe(200);
    await workOnMoves(mover);
    expect(await count('order_events')).toBe(events);
  });

  test('continues after the process was killed midway, without moving any order twice', async () => {
    await fill('killed', 120, 'ready');
    const id = uuidv7();
    // The first process dies once some orders are moved and their results are not stored.
    await asSuperuser('alter table order_move_results rename to away');
    await post(id, asked({ state: 'ready' }, 'ship'));
    await vi.waitFor(async () => {
      expect((await states('killed')).shipped).toBeGreaterThan(0);
      expect(await count('jobs')).toBe(0);
    });
    await asSuperuser('alter table away rename to order_move_results');
    await vi.waitFor(async () => {
      await workOnMoves(mover);
      expect((await read(id)).isOver).toBe(true);
    }, 30_000);
    expect(await read(id)).toMatchObject({ moved: 120, unmoved: 0 });
    const { rows } = await asSuperuser(
      `select max(count)::int as most from (
         select count(*) from order_events join orders on orders.id = order_id
         where event = 'ship' and content ->> 'reference' = 'killed' group by order_id
       ) as each_order`,
    );
    expect(rows[0].most).toBe(1);
  });

  test('repeats orders that it could not move because the database was overloaded', async () => {
    await fill('overloaded', 30, 'qualityControl');
    const id = uuidv7();
    const run = database.accountQueue.run.bind(database.accountQueue);
    let asking = 0;
    vi.spyOn(database.accountQueue, 'run').mockImplementation(async (...asked) => {
      asking += 1;
      if (asking % 7 === 0) throw new Overloaded();
      return run(...asked);
    });
    await post(id, asked({ state: 'qualityControl' }, 'pass'));
    await vi.waitFor(async () => {
      await workOnMoves(mover);
      expect((await read(id)).isOver).toBe(true);
    });
    vi.restoreAllMocks();
    expect(await read(id)).toMatchObject({ moved: 30, unmoved: 0 });
    expect(await states('overloaded')).toEqual({ ready: 30 });
  });

  test('moves each order one step when two clerks start it at once', async () => {
    await fill('two', 60, 'accepted');
    const [one, other] = [uuidv7(), uuidv7()];
    await Promise.all([one, other].map((id) => post(id, asked({ state: 'accepted' }))));
    const [first, second] = [await isOver(one), await isOver(other)];
    expect(first.moved + second.moved).toBe(60);
    expect(await states('two')).toEqual({ inProduction: 60 });
  });

  test('skips deselected orders and orders placed later', async () => {
    await fill('some', 10, 'qualityControl');
    const { rows } = await asSuperuser(
      "select account_id, id from orders where content ->> 'reference' = 'some' order by placed_at limit 3",
    );
    const leftOut = rows.map(({ account_id: account, id }) => ({ account, id }));
    await asSuperuser("update orders set placed_at = now() + interval '1 hour' where id = $1", [
      rows[2].id,
    ]);
    const id = uuidv7();
    await post(id, asked({ state: 'qualityControl' }, 'pass', leftOut.slice(0, 2)));
    expect((await isOver(id)).moved).toBe(7);
    expect(await states('some')).toEqual({ ready: 7, qualityControl: 3 });
  });

  test('accepts orders with the date that the form would promise', async () => {
    await fill('new', 5, 'submitted');
    const id = uuidv7();
    await post(id, asked({ state: 'submitted' }, 'accept'));
    const { moved } = await isOver(id);
    expect(moved).toBeGreaterThanOrEqual(5);
    const { rows } = await asSuperuser(
      "select promised_for from orders where content ->> 'reference' = 'new'",
    );
    expect(rows.every(({ promised_for: day }) => day !== null)).toBe(true);
  });

  test('lists the orders it could not move: those without that step, and those changed in the meantime', async () => {
    await fill('not', 3, 'onHold');
    await fill('late', 2, 'accepted');
    await asSuperuser(
      `update order_events set at = now() + interval '1 minute'
       where order_id in (select id from orders where content ->> 'reference' = 'late')`,
    );
    const id = uuidv7();
    await post(id, asked({ state: 'onHold,accepted' }, 'start'));
    const { unmoved, orders } = await isOver(id);
    expect(unmoved).toBe(5);
    expect(orders.map(({ outcome }) => outcome).sort()).toEqual([
      'overtaken',
      'overtaken',
      'stays',
      'stays',
      'stays',
    ]);
  });
});

describe('undoing a move', () => {
  const undo = (id: string, key: string) =>
    request(counterPaths.undo(id), {
      cookie: lab,
      method: 'POST',
      headers: { 'Idempotency-Key': key },
    });

  test('returns all orders by one event each, except those changed since', async () => {
    await fill('back', 60, 'submitted');
    const id = uuidv7();
    await post(id, asked({ state: 'submitted' }, 'accept'));
    await isOver(id);
    const { rows } = await asSuperuser(
      "select id from orders where content ->> 'reference' = 'back' limit 1",
    );
    const headers = { 'Idempotency-Key': uuidv7() };
    const started = { cookie: lab, body: { event: 'start' }, headers };
    expect((await request(orderPaths.events(rows[0].id), started)).status).toBe(201);
    const key = uuidv7();
    expect((await undo(id, key)).status).toBe(201);
    const { moved, unmoved, orders } = await isOver(key);
    expect({ moved, unmoved }).toEqual({ moved: 59, unmoved: 1 });
    expect(orders).toMatchObject([{ id: rows[0].id, outcome: 'overtaken' }]);
    expect(await states('back')).toEqual({ submitted: 59, inProduction: 1 });
    const events = await count('order_events');
    expect((await undo(id, key)).status).toBe(200);
    await workOnMoves(mover);
    expect(await count('order_events')).toBe(events);
    // An undone move cannot be undone again, not even by another request.
    const again = uuidv7();
    await undo(id, again);
    expect((await isOver(again)).moved).toBe(0);
    expect((await undo(key, uuidv7())).status).toBe(409);
  });
});

describe('old moves', () => {
  const hour = 3_600_000;
  const later = (hours: number) => new Date(Date.now() + hours * hour);
  const kept = async (...ids: string[]) => {
    const { rows } = await asSuperuser('select id from order_moves where id = any($1::uuid[])', [
      ids,
    ]);
    return rows.map(({ id }) => id).sort();
  };
  const end = (id: string, at: Date) =>
    asSuperuser('update order_moves set ended_at = $2 where id = $1', [id, at]);

  test('are deleted with their results a week after they could last be undone', async () => {
    await fill('old', 2, 'ready');
    const id = uuidv7();
    await post(id, asked({ state: 'ready' }, 'ship'));
    const { moved } = await isOver(id);
    expect(moved).toBeGreaterThanOrEqual(2);
    const results = async () =>
      (await asSuperuser('select from order_move_results where move_id = $1', [id])).rowCount;
    await clearOldMoves(database, later(24 + 7 * 24 - 1));
    expect([await kept(id), await results()]).toEqual([[id], moved]);
    await clearOldMoves(database, later(24 + 7 * 24 + 1));
    expect([await kept(id), await results()]).toEqual([[], 0]);
  });

  test('are kept until they and their undo have ended', async () => {
    await fill('older', 1, 'ready');
    const [id, undoing] = [uuidv7(), uuidv7()];
    await post(id, asked({ state: 'ready' }, 'ship'));
    await isOver(id);
    const headers = { 'Idempotency-Key': undoing };
    await request(counterPaths.undo(id), { cookie: lab, method: 'POST', headers });
    await isOver(undoing);
    await end(id, later(-300));
    await clearOldMoves(database, new Date());
    expect(await kept(id, undoing)).toEqual([id, undoing].sort());
    await end(undoing, later(-290));
    await clearOldMoves(database, new Date());
    expect(await kept(id, undoing)).toEqual([]);
  });
});

test.each([
  ['filter.order', asked({ text: 'a', order: 'state' })],
  ['filter.state', asked({ state: 'made' })],
  ['step', asked({}, 'cancel')],
])('refuses %s', async (path, body) => {
  const answer = await post(uuidv7(), body);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path }]);
});

describe('of a shop', () => {
  const cancelled = (filter: object, orders?: object[]) => ({
    ...asked(filter, 'cancel'),
    reason: 'mistake',
    ...(orders && { orders }),
  });
  const readAs = async (id: string, cookie: string) =>
    moveAnswer.parse(await (await request(counterPaths.move(id), { cookie })).json());
  const isOverFor = (id: string, cookie: string) =>
    vi.waitFor(async () => {
      const move = await readAs(id, cookie);
      expect(move.isOver).toBe(true);
      return move;
    }, 60_000);
  const idsOf = async (reference: string) => {
    const { rows } = await asSuperuser(
      "select account_id, id from orders where content ->> 'reference' = $1 order by id",
      [reference],
    );
    return rows.map(({ account_id: account, id }) => ({ account, id }));
  };

  test('confirms all arrived orders by one event of the shop each', async () => {
    await fill('came', 30, 'shipped');
    const id = uuidv7();
    expect((await post(id, asked({ state: 'shipped' }, 'deliver'), shop)).status).toBe(201);
    expect((await isOverFor(id, shop)).moved).toBeGreaterThanOrEqual(30);
    expect(await states('came')).toEqual({ delivered: 30 });
    const { rows } = await asSuperuser(
      `select distinct event.side, event.by_account = orders.account_id as own from order_events event
       join orders on orders.id = order_id where event = 'deliver' and content ->> 'reference' = 'came'`,
    );
    expect(rows).toEqual([{ side: 'shop', own: true }]);
  });

  test('cancels the selected orders that are not accepted yet, with the reason, and lists the others', async () => {
    await fill('early', 2, 'submitted');
    await fill('accepted', 1, 'accepted');
    const orders = [...(await idsOf('early')), ...(await idsOf('accepted'))];
    const id = uuidv7();
    // One is named twice, in the other case.
    const shouted = orders.slice(0, 1).map((order) => ({
      account: order.account.toUpperCase(),
      id: order.id.toUpperCase(),
    }));
    const body = cancelled({}, [...shouted, ...orders]);
    expect((await post(id, body, shop)).status).toBe(201);
    expect(await isOverFor(id, shop)).toMatchObject({
      expected: 3,
      moved: 2,
      unmoved: 1,
      orders: [{ id: orders[2]?.id, outcome: 'stays' }],
    });
    expect(await states('early')).toEqual({ cancelled: 2 });
    expect(await states('accepted')).toEqual({ accepted: 1 });
    const { rows } = await asSuperuser(
      "select details ->> 'reason' as reason from order_events where event = 'cancel' and order_id = $1",
      [orders[0]?.id],
    );
    expect(rows).toEqual([{ reason: 'mistake' }]);
    expect((await post(id, body, shop)).status).toBe(200);
    expect((await post(id, { ...body, reason: 'orderedTwice' }, shop)).status).toBe(422);
  });

  test('affects only its own orders, and only its account can see it', async () => {
    await fill('others', 2, 'shipped');
    const other = await signIn('shop2');
    const id = uuidv7();
    await post(id, asked({ state: 'shipped' }, 'deliver'), other);
    expect(await isOverFor(id, other)).toMatchObject({ moved: 0, unmoved: 0 });
    const named = { ...asked({}, 'deliver'), orders: await idsOf('others') };
    const answer = await post(uuidv7(), named, other);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path: 'orders.0.account' }]);
    // An id of another account's order under its own account finds nothing.
    const { rows } = await asSuperuser('select account_id from order_moves where id = $1', [id]);
    const guessed = named.orders.map((order) => ({ ...order, account: rows[0].account_id }));
    const guess = uuidv7();
    await post(guess, { ...named, orders: guessed }, other);
    expect(await isOverFor(guess, other)).toMatchObject({ moved: 0, unmoved: 0, orders: [] });
    expect(await states('others')).toEqual({ shipped: 2 });
    expect((await request(counterPaths.move(id), { cookie: shop })).status).toBe(404);
    // Nor is one that a result contains by mistake.
    await asSuperuser(
      `insert into order_move_results (account_id, move_id, order_account, order_id, outcome)
       select move.account_id, move.id, $2, $3, 'stays' from order_moves move where move.id = $1`,
      [id, named.orders[0]?.account, named.orders[0]?.id],
    );
    expect((await readAs(id, other)).orders).toEqual([]);
    const headers = { 'Idempotency-Key': uuidv7() };
    const undo = { cookie: other, method: 'POST', headers };
    expect((await request(counterPaths.undo(id), undo)).status).toBe(403);
  });

  test.each([
    ['step', asked({}, 'accept')],
    ['step', asked({})],
    ['reason', asked({}, 'cancel')],
    ['reason', { ...asked({}, 'deliver'), reason: 'mistake' }],
    ['filter.account', asked({ account: uuidv7() }, 'deliver')],
    ['orders', { ...asked({}, 'deliver'), orders: [] }],
  ])('is refused by %s', async (path, body) => {
    const answer = await post(uuidv7(), body, shop);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path }]);
  });
});

test('the id of another move is refused, and a shop cannot see the lab’s moves', async () => {
  const id = uuidv7();
  expect((await post(id, asked({ state: 'remake' }))).status).toBe(201);
  expect((await post(id, asked({ state: 'ready' }))).status).toBe(422);
  expect((await request(counterPaths.move(id), { cookie: shop })).status).toBe(404);
  const { moves } = await (await request(counterPaths.moves, { cookie: shop })).json();
  expect(moves.map((move: { id: string }) => move.id)).not.toContain(id);
  await isOver(id);
});
