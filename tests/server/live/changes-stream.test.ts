import { uuidv7 } from 'uuidv7';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { pageAgeHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { type LiveClient, listen } from '../support/live.ts';
import { orderRequest } from '../support/order-request.ts';

const restMs = 60_000;
const longestRestMs = 1.5 * restMs;
const app = await freshApp({}, {}, { pauseMs: 30, restMs, beatMs: 100, maxPerAccount: 3 });
const { request, signIn, asSuperuser, another, database } = app;
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

async function place(cookie: string | undefined, ask = request): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  const answer = await ask(orderPaths.orders, { cookie, body: orderRequest(), headers });
  expect(answer.status).toBe(201);
  return id;
}

async function write(order: string, message: string, cookie = lab, ask = request): Promise<void> {
  const body = { event: 'write', message };
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await ask(orderPaths.events(order), { cookie, body, headers });
  expect(answer.status).toBe(201);
}

const shopOrder = await place(shop);

async function open(cookie: string | undefined, after?: string, ask = request) {
  const client = await listen(ask, cookie, after);
  await client.begun();
  return client;
}

const isNews = (client: LiveClient, place: number) => client.names[place] !== 'quiet';
/** The changes that are news. */
const news = (client: LiveClient) => client.changes.filter((_, place) => isNews(client, place));
const messages = (client: LiveClient) => news(client).map(({ message }) => message);
/** Order ids of the changes that are not quiet. */
const quiet = (client: LiveClient) =>
  client.changes.flatMap(({ order }, place) => (isNews(client, place) ? [] : order.id));
const arrived = (client: LiveClient, expected: string[]) =>
  vi.waitFor(() => expect(messages(client)).toEqual(expected));

/** Inserts events of the lab in one transaction that stays open until `commit`. */
async function insertLate(texts: string[]) {
  const client = await database.pool.connect();
  await client.query("begin; set local adasi.scope = 'lab'");
  for (const text of texts) {
    await client.query(
      `insert into order_events (account_id, order_id, id, event, side, state, by_account, by_user, by_name, message)
       select account_id, order_id, $1, 'write', 'lab', state, gen_random_uuid(), gen_random_uuid(), 'Lab', $2
       from order_events where order_id = $3 limit 1`,
      [uuidv7(), text, shopOrder],
    );
  }
  return async () => {
    await client.query('commit');
    client.release();
  };
}

describe('the stream of changes', () => {
  test('sends a shop the lab’s changes, its own ones as quiet, and nothing from other accounts', async () => {
    const [own, other] = await Promise.all([open(shop), open(shop2)]);
    const ids = [await place(shop), await place(shop2)];
    await write(shopOrder, 'one');
    await arrived(own, ['one']);
    await vi.waitFor(() => expect([...quiet(own), ...quiet(other)]).toEqual(ids));
    expect(news(own)[0]).toMatchObject({
      order: { id: shopOrder },
      event: 'write',
      by: expect.stringMatching('لابراتوار'),
    });
    await write(await place(shop2), 'two');
    await arrived(other, ['two']);
    expect(messages(own)).toEqual(['one']);
    await Promise.all([own.close(), other.close()]);
  });

  test('sends the lab every shop’s changes, and its own ones as quiet', async () => {
    const client = await open(lab);
    await write(shopOrder, 'from the lab');
    const ids = [await place(shop), await place(shop2)];
    await vi.waitFor(() => expect(news(client).map(({ order }) => order.id)).toEqual(ids));
    expect(quiet(client)).toEqual([shopOrder]);
    await client.close();
  });

  test('tells a colleague at another process, also after a cut', async () => {
    const far = another();
    const client = await open(shop, undefined, far.request);
    const first = await place(shop);
    await vi.waitFor(() => expect(quiet(client)).toEqual([first]));
    await client.close();
    const missed = await place(shop);
    await write(shopOrder, 'in between');
    const resumed = await open(shop, client.lastEventId, another().request);
    await arrived(resumed, ['in between']);
    expect(quiet(resumed)).toEqual([missed]);
    await resumed.close();
  });

  test('is the same change as in the feed', async () => {
    const client = await open(shop);
    await write(shopOrder, 'same');
    await arrived(client, ['same']);
    const feed = await (await request(changePaths.changes, { cookie: shop })).json();
    expect(client.changes[0]).toEqual(feed.changes[0]);
    await client.close();
  });

  test('is not compressed or cached, and signals immediately that it is open', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const answer = await request(changePaths.stream, { cookie: shop, headers });
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(answer.headers.get('X-Accel-Buffering')).toBe('no');
    await answer.body?.cancel();
  });
});

describe('to a page that was read before its stream began', () => {
  const openLate = (cookie: string | undefined, age: string) =>
    listen(request, cookie, undefined, { [pageAgeHeader]: age });

  test('it sends the changes since then', async () => {
    await write(shopOrder, 'while it was being opened');
    const own = await place(shop);
    const client = await openLate(shop, '3000');
    await vi.waitFor(() => expect(messages(client)).toContain('while it was being opened'));
    expect(quiet(client)).toContain(own);
    const seen = client.changes.length;
    await write(shopOrder, 'after it');
    await vi.waitFor(() => expect(messages(client).at(-1)).toBe('after it'));
    expect(client.changes).toHaveLength(seen + 1);
    await client.close();
  });

  test('it sends nothing to another account', async () => {
    await write(shopOrder, 'not for them');
    const client = await openLate(await signIn('customer'), '3000');
    await client.begun();
    expect([client.changes, client.gaps]).toEqual([[], 0]);
    await client.close();
  });

  test('it makes the lab reload its screen', async () => {
    const client = await openLate(lab, '3000');
    await client.begun();
    expect([client.changes, client.gaps]).toEqual([[], 1]);
    await client.close();
  });

  test.each(['-1', 'x', ''])('an age of "%s" is invalid', async (age) => {
    const client = await openLate(lab, age);
    await client.begun();
    expect([client.changes, client.gaps]).toEqual([[], 0]);
    await client.close();
  });
});

describe('after a gap', () => {
  test('a client gets the changes it missed, once, from any process', async () => {
    const client = await open(shop);
    await write(shopOrder, 'before');
    await arrived(client, ['before']);
    await client.close();
    await write(shopOrder, 'missed 1');
    await write(shopOrder, 'missed 2');
    const second = another();
    const resumed = await open(shop, client.lastEventId, second.request);
    await write(shopOrder, 'after', lab, second.request);
    await arrived(resumed, ['missed 1', 'missed 2', 'after']);
    await resumed.close();
  });

  test('of changes that became new together, it gets those after the last it had', async () => {
    const client = await open(shop);
    const commit = await insertLate(['a', 'b', 'c']);
    await commit();
    await arrived(client, ['a', 'b', 'c']);
    await client.close();
    await write(shopOrder, 'd');
    for (const [index, left] of [['b', 'c', 'd'], ['c', 'd'], ['d']].entries()) {
      const resumed = await open(shop, client.ids[index], another().request);
      await arrived(resumed, left);
      await resumed.close();
    }
  });

  test('an event committed late, with an earlier time, is brought once', async () => {
    const client = await open(shop);
    const commit = await insertLate(['late']);
    await write(shopOrder, 'early');
    await arrived(client, ['early']);
    const before = client.lastEventId;
    await commit();
    await arrived(client, ['early', 'late']);
    await client.close();
    const resumed = await open(shop, before, another().request);
    await arrived(resumed, ['late']);
    await resumed.close();
    const complete = await open(shop, client.lastEventId, another().request);
    await write(shopOrder, 'last');
    await arrived(complete, ['last']);
    await complete.close();
  });

  test('an idle client continues from the last heartbeat', async () => {
    const client = await open(shop);
    const first = client.lastEventId;
    await place(shop2);
    await vi.waitFor(() => expect(client.lastEventId).not.toBe(first));
    await client.close();
    await write(shopOrder, 'missed');
    const resumed = await open(shop, client.lastEventId);
    await arrived(resumed, ['missed']);
    await resumed.close();
  });

  test('it continues after the server restarts', async () => {
    const process = another();
    const client = await open(shop, undefined, process.request);
    await write(shopOrder, 'one');
    await arrived(client, ['one']);
    process.live.close();
    await vi.waitFor(() => expect(client.hasEnded).toBe(true));
    expect((await listen(process.request, shop)).status).toBe(503);
    await write(shopOrder, 'two');
    const resumed = await open(shop, client.lastEventId, another().request);
    await arrived(resumed, ['two']);
    await resumed.close();
  });

  test.each([
    ['not an id', 'x'],
    ['one that PostgreSQL would refuse', '1-9:3:'],
    ['one of another database', `${Date.now()}-1:999999999999:`],
    ['one with a half of it', `${Date.now()}-1:2:~1:`],
  ])('unknown (%s), it has to read the feed', async (_, id) => {
    const client = await open(shop, id);
    expect([client.gaps, client.changes]).toEqual([1, []]);
    await write(shopOrder, id);
    await arrived(client, [id]);
    await client.close();
  });

  test('too long, it has to read the feed', async () => {
    const client = await open(shop);
    await client.close();
    const commit = await insertLate(Array.from({ length: 1_000 }, (_, index) => `many ${index}`));
    await commit();
    const resumed = await open(shop, client.lastEventId);
    expect([resumed.gaps, resumed.changes]).toEqual([1, []]);
    await resumed.close();
  });
});

const realNow = performance.now.bind(performance);

/** Sets the clock ahead, because the pause after a flood is too long to wait for in a test. */
function setAhead(ms: number): void {
  const later = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + ms);
  onTestFinished(() => later.mockRestore());
}

test('a colleague’s flood of changes makes other stations reload, and again at its end', async () => {
  const clients = [await open(lab), await open(await signIn('lab'))];
  const { rows } = await asSuperuser(
    `insert into order_events (account_id, order_id, id, event, side, state, by_account, by_user, by_name)
     select event.account_id, event.order_id, gen_random_uuid(), 'write', 'lab', event.state, person.account_id, person.id, 'Lab'
     from order_events event, users person, generate_series(1, 1000)
     where event.order_id = $1 and event.event = 'submit' and person.username = 'lab' returning id`,
    [shopOrder],
  );
  expect(rows).toHaveLength(1_000);
  await vi.waitFor(() => expect(clients.map(({ gaps }) => gaps)).toEqual([1, 1]));
  const witness = await open(lab);
  await write(shopOrder, 'the last one');
  await vi.waitFor(() => expect(quiet(witness)).toEqual([shopOrder]));
  setAhead(longestRestMs);
  await vi.waitFor(() => expect(clients.map(({ gaps }) => gaps)).toEqual([2, 2]));
  expect(clients.flatMap(({ changes }) => changes)).toEqual([]);
  await Promise.all([witness, ...clients].map((client) => client.close()));
});

test('a flood is not sent: the client reads the feed, and once more after a pause if changes continue', async () => {
  const client = await open(shop);
  const commit = await insertLate(Array.from({ length: 201 }, (_, index) => `flood ${index}`));
  await commit();
  await vi.waitFor(() => expect(client.gaps).toBe(1));
  const witness = await open(shop);
  await write(shopOrder, 'in the rest');
  // Each change is handed to both in one tick.
  await arrived(witness, ['in the rest']);
  expect([client.gaps, client.changes]).toEqual([1, []]);
  setAhead(longestRestMs);
  await vi.waitFor(() => expect(client.gaps).toBe(2));
  expect(client.changes).toEqual([]);
  await write(shopOrder, 'calm again');
  await arrived(client, ['calm again']);
  await Promise.all([client.close(), witness.close()]);
});

test('after a flood, clients read their feeds at different times', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValue(0.9);
  onTestFinished(() => random.mockRestore());
  const clients = [await open(shop), await open(shop)];
  const gaps = () => clients.map((client) => client.gaps).sort();
  const commit = await insertLate(Array.from({ length: 201 }, (_, index) => `flood ${index}`));
  await commit();
  await vi.waitFor(() => expect(gaps()).toEqual([1, 1]));
  const witness = await open(shop);
  await write(shopOrder, 'in the rest');
  await arrived(witness, ['in the rest']);
  setAhead(restMs);
  await vi.waitFor(() => expect(gaps()).toEqual([1, 2]));
  setAhead(longestRestMs);
  await vi.waitFor(() => expect(gaps()).toEqual([2, 2]));
  await Promise.all([witness, ...clients].map((client) => client.close()));
});

describe('a stream ends', () => {
  test('when its session ends, before anything more is brought', async () => {
    const cookie = await signIn('shop');
    const client = await open(cookie);
    await request(sessionPaths.logout, { method: 'POST', cookie });
    await write(shopOrder, 'not for them');
    await vi.waitFor(() => expect(client.hasEnded).toBe(true));
    expect(client.changes).toEqual([]);
    expect((await listen(request, cookie, client.lastEventId)).status).toBe(401);
  });

  test('when its session expires or its user changes role, at the next heartbeat', async () => {
    const cookie = await signIn('customer');
    const client = await open(cookie);
    await asSuperuser("update users set role = 'Shop' where username = 'customer'");
    await vi.waitFor(() => expect(client.hasEnded).toBe(true));
    const again = await open(cookie);
    await asSuperuser(
      `update sessions set seen_at = now() - interval '8 days'
       where user_id = (select id from users where username = 'customer')`,
    );
    await vi.waitFor(() => expect(again.hasEnded).toBe(true));
  });

  test('when the client does not read', async () => {
    const cookie = await signIn('shop2');
    const destroy = vi.fn();
    const outgoing = { destroy, emit: vi.fn() };
    const answer = await app.app.request(
      `http://panel.test${changePaths.stream}`,
      { headers: { Host: 'panel.test', Cookie: cookie } },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } }, outgoing },
    );
    const order = await place(cookie);
    const long = 'x'.repeat(2_500);
    const texts = Array.from({ length: 150 }, () => long);
    await asSuperuser(
      `insert into order_events (account_id, order_id, id, event, side, state, by_account, by_user, by_name, message)
       select account_id, order_id, gen_random_uuid(), 'write', 'lab', state, gen_random_uuid(), gen_random_uuid(), 'Lab', text
       from order_events, unnest($1::text[]) text where order_id = $2`,
      [texts, order],
    );
    await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce());
    await answer.body?.cancel();
  });
});

describe('streams are limited', () => {
  test('for each account, and a closed one makes room', async () => {
    const cookie = await signIn('customer');
    const clients = [await open(cookie), await open(cookie), await open(cookie)];
    const refused = await listen(request, cookie);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('2');
    await clients[0]?.close();
    const next = await open(cookie);
    await Promise.all([next, ...clients].map((client) => client.close()));
  });

  test('and a HEAD request opens none', async () => {
    const cookie = await signIn('customer');
    for (let times = 0; times < 5; times += 1) {
      const answer = await request(changePaths.stream, { cookie, method: 'HEAD' });
      expect(answer.status).toBe(200);
    }
    await (await open(cookie)).close();
  });

  test('a stream for another user than the session’s is refused', async () => {
    const headers = { 'Acting-As': `${uuidv7()}/${uuidv7()}` };
    const answer = await request(changePaths.stream, { cookie: shop, headers });
    expect(answer.status).toBe(409);
  });
});
