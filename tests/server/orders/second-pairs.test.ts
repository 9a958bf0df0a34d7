import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { rxHistoryPath } from '../../../src/api/rx-history/paths.ts';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { priceRx } from '../../../src/domain/rx/price.ts';
import type { EarlierRx } from '../../../src/domain/rx-history/earlier-rx.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, another, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

const name = { fa: 'جفت دوم', en: 'Second pair' };
const discount = {
  position: 0,
  name,
  percent: 30,
  of: 'rx',
  pairDays: 30,
  tier: null,
  account: null,
  from: labDay(Date.now()),
  until: null,
};

async function save(value: object | null) {
  const changes = [{ item: 'discount pair', value }];
  const body = { id: uuidv7(), base: 1_000_000, note: '', kind: 'edit', changes };
  const answer = await request(revisionPaths.all, { cookie: lab, body });
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => expect(await save(discount)).toMatchObject({ status: 200 }));
afterAll(() => asSuperuser('delete from discounts'));

type Sending = { id?: string; cookie?: string; asking?: typeof request };

function send(body: object, { id = uuidv7(), cookie = shop, asking = request }: Sending = {}) {
  return asking(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': id } });
}

async function placed(body: object, more: Sending = {}): Promise<Order> {
  const answer = await send(body, more);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}

/** A prescription as the second pair of another order. */
const pairOf = (firstPair: string) => ({ content: { ...orderRequest().content, firstPair } });

const read = async (id: string, cookie = shop): Promise<Order> =>
  (await request(orderPaths.order(id), { cookie })).json();

async function act(id: string, body: object, cookie = lab): Promise<Response> {
  return request(orderPaths.events(id), {
    cookie,
    body,
    headers: { 'Idempotency-Key': uuidv7() },
  });
}

const cancelled = async (id: string) =>
  expect((await act(id, { event: 'cancel', reason: 'mistake' }, shop)).status).toBe(201);

const issueOf = (fault: string, more: object = {}) => {
  return { path: 'firstPair', code: 'invalid', params: { fault, ...more } };
};

const issuesOf = async (answer: Response) => {
  expect(answer.status).toBe(422);
  return (await answer.json()).issues;
};

/** What it costs some days after its first pair, by what the device computes. */
async function shown(pairAge?: number): Promise<number | null> {
  const catalogue: LensCatalogue = await (await request(cataloguePath, { cookie: shop })).json();
  return priceRx({ ...orderRequest().content, pairAge }, catalogue).total;
}

const daysBefore = (id: string, days: number) =>
  asSuperuser(`update orders set placed_at = placed_at - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ]);

const correct = (order: Order, firstPair: string | undefined, more: object = {}) => {
  const { content } = orderRequest('N-2');
  const after = order.events.at(-1)?.id;
  const body = { content: { ...content, ...(firstPair && { firstPair }) }, after, ...more };
  const headers = { 'Idempotency-Key': uuidv7() };
  return request(orderPaths.corrections(order.id), { cookie: shop, body, headers });
};

describe('a second pair', () => {
  test('costs what was shown, and names its first pair on both pages', async () => {
    const [whole, less] = [await shown(), await shown(0)];
    const first = await placed({ ...orderRequest(), expectedTotal: whole });
    const second = await placed({ ...pairOf(first.id), expectedTotal: less });
    const { id, number, placedAt } = first;
    expect(second.pair).toEqual({ first: { id, number, placedAt } });
    expect(second.price.parts?.discount).toEqual({ name, amount: (whole ?? 0) - (less ?? 0) });
    expect((await read(second.id, lab)).pair).toEqual(second.pair);
    expect((await read(id)).pair).toEqual({ second: { id: second.id, number: second.number } });
    const again = await placed(orderRequest());
    expect([again.total, again.pair]).toEqual([whole, undefined]);
  });

  test.each([
    [30, true],
    [31, false],
  ])('%i days after its first pair has its discount: %s', async (days, isLess) => {
    const first = await placed(orderRequest());
    await daysBefore(first.id, days);
    const [total, other] = [await shown(days), await shown(isLess ? undefined : 0)];
    const stale = await send({ ...pairOf(first.id), expectedTotal: other });
    expect(await issuesOf(stale)).toEqual([
      { path: 'expectedTotal', code: 'priceChanged', params: { total } },
    ]);
    const second = await placed({ ...pairOf(first.id), expectedTotal: total });
    expect([second.total, second.pair?.first?.id]).toEqual([total, first.id]);
    expect(second.price.parts?.discount?.name.en).toBe(isLess ? name.en : undefined);
  });

  test('gets the first answer again under the same key', async () => {
    const { id: first } = await placed(orderRequest());
    const id = uuidv7();
    const answer = await placed(pairOf(first), { id });
    const again = await send(pairOf(first), { id });
    expect([again.status, await again.json()]).toEqual([200, answer]);
    const alone = await send({ content: orderRequest().content }, { id });
    expect([alone.status, (await alone.json()).code]).toEqual([422, 'keyReused']);
    expect((await correct(answer, undefined)).status).toBe(201);
    const corrected = await send(pairOf(first), { id });
    expect([corrected.status, await corrected.json()]).toEqual([200, answer]);
  });

  test('that came second to one which has left its place is refused at its first pair', async () => {
    const first = await placed(orderRequest());
    await asSuperuser(
      `create function lose() returns trigger language plpgsql as 'begin return null; end'`,
    );
    onTestFinished(async () => void (await asSuperuser('drop function lose cascade')));
    await asSuperuser(
      'create trigger lose before insert on orders for each row execute function lose()',
    );
    const answer = await send(pairOf(first.id));
    expect(await issuesOf(answer)).toEqual([issueOf('notFirstPair')]);
  });

  test('is offered by the history of a customer where there is none', async () => {
    const reference = `H-${uuidv7().slice(-6)}`;
    const { id: first } = await placed(orderRequest(reference));
    const offered = async () => {
      const { prescriptions } = await (
        await request(`${rxHistoryPath}?text=${reference}`, { cookie: shop })
      ).json();
      return prescriptions.map((each: EarlierRx) => [each.id, each.mayBeFirst]);
    };
    expect(await offered()).toEqual([[first, true]]);
    const { id: second } = await placed({
      content: { ...orderRequest(reference).content, firstPair: first },
    });
    expect(await offered()).toEqual([
      [second, undefined],
      [first, undefined],
    ]);
  });

  test('keeps its price when the first one is cancelled', async () => {
    const first = await placed(orderRequest());
    const second = await placed(pairOf(first.id));
    await cancelled(first.id);
    const accepted = await act(second.id, { event: 'accept', promisedFor: '2030-01-02' });
    expect(await accepted.json()).toMatchObject({ total: second.total, pair: second.pair });
  });

  test('can exist only once: of four sent to two processes at once, the others get its id', async () => {
    const first = await placed(orderRequest());
    const other = another().request;
    const answers = await Promise.all(
      [request, other, request, other].map((asking) => send(pairOf(first.id), { asking })),
    );
    const [second] = answers.filter(({ status }) => status === 201);
    const number = second && (await second.json()).number;
    const refused = answers.filter(({ status }) => status !== 201);
    const issue = issueOf('pairTaken', { number });
    expect(await Promise.all(refused.map(issuesOf))).toEqual(Array(3).fill([issue]));
  });

  test('that is over frees its place, and cannot return once the place is taken', async () => {
    const first = await placed(orderRequest());
    const second = await placed(pairOf(first.id));
    const reject = { event: 'reject', reason: 'unclear' };
    const rejected: Order = await (await act(second.id, reject)).json();
    expect((await read(first.id)).pair).toBeUndefined();
    const third = await placed(pairOf(first.id));
    expect(third.total).toBe(second.total);
    const revert = { event: 'revert', reverts: rejected.events.at(-1)?.id };
    expect(await issuesOf(await act(second.id, revert))).toEqual([
      { path: 'reverts', code: 'notOffered', params: { fault: 'pairTaken' } },
    ]);
    await cancelled(third.id);
    expect((await act(second.id, revert)).status).toBe(201);
    expect((await read(first.id)).pair?.second?.id).toBe(second.id);
  });
});

describe('a first pair that cannot be one', () => {
  test('is refused alike whether it is another account’s or nobody’s', async () => {
    const foreign = await placed(orderRequest(), { cookie: shop2 });
    const withdrawn = uuidv7();
    await request(orderPaths.withdrawal(withdrawn), { cookie: shop, method: 'POST' });
    const own = uuidv7();
    for (const [named, id] of [[foreign.id], [uuidv7()], [withdrawn], [own, own]]) {
      const answer = await send(pairOf(named ?? ''), id ? { id } : {});
      expect(await issuesOf(answer)).toEqual([issueOf('unknownOrder')]);
    }
  });

  test('is refused where it is of stock, a second pair, or over', async () => {
    const { id: stock } = await placed(stockRequest([-200, 0, 1]));
    const { id: first } = await placed(orderRequest());
    const { id: second } = await placed(pairOf(first));
    const { id: over } = await placed(orderRequest());
    await cancelled(over);
    for (const [named, fault = ''] of [
      [stock, 'notFirstPair'],
      [second, 'notFirstPair'],
      [over, 'firstPairOver'],
    ]) {
      const answer = await send({ ...pairOf(named ?? ''), expectedTotal: 1 });
      expect(await issuesOf(answer)).toEqual([issueOf(fault)]);
    }
  });

  test.each(['x', 1, null, {}])('is refused at its field: %j', async (firstPair) => {
    const { content } = orderRequest();
    const answer = await send({ content: { ...content, firstPair } });
    expect(await issuesOf(answer)).toMatchObject([{ path: 'firstPair' }]);
  });
});

describe('a correction of a second pair', () => {
  test('keeps it, as old as it was, and its discount', async () => {
    const first = await placed(orderRequest());
    const second = await placed(pairOf(first.id));
    await daysBefore(first.id, 31);
    await daysBefore(second.id, 2);
    const answer = await correct(second, first.id, { expectedTotal: second.total });
    expect([answer.status, (await answer.json()).pair.first.id]).toEqual([201, first.id]);
  });

  test('may let go of it, at the whole price, and leaves its place', async () => {
    const first = await placed(orderRequest());
    const second = await placed(pairOf(first.id));
    const alone: Order = await (await correct(second, undefined)).json();
    expect([alone.total, alone.pair]).toEqual([await shown(), undefined]);
    await placed(pairOf(first.id));
  });

  test('names no other one', async () => {
    const [first, other] = [await placed(orderRequest()), await placed(orderRequest())];
    const refusal = [issueOf('notFirstPair')];
    const second = await placed(pairOf(first.id));
    expect(await issuesOf(await correct(second, other.id))).toEqual(refusal);
    expect(await issuesOf(await correct(other, first.id))).toEqual(refusal);
    expect((await read(second.id)).total).toBe(second.total);
  });
});

test('a remake of a second pair is an ordinary order at the agreed price', async () => {
  const first = await placed(orderRequest());
  const second = await placed(pairOf(first.id));
  for (const event of ['accept', 'start', 'inspect', 'pass', 'ship']) {
    const body = event === 'accept' ? { event, promisedFor: '2030-01-02' } : { event };
    expect((await act(second.id, body)).status).toBe(201);
  }
  await act(second.id, { event: 'askRemake', reason: 'labFault' }, shop);
  const granted: Order = await (await act(second.id, { event: 'grantRemake' })).json();
  const remade = await read(granted.events.at(-1)?.remake ?? '');
  expect(remade).toMatchObject({ total: second.total, remakeOf: { id: second.id } });
  expect([remade.pair, 'firstPair' in remade.content]).toEqual([undefined, false]);
  const answer = await send(pairOf(remade.id));
  expect(await issuesOf(answer)).toEqual([issueOf('notFirstPair')]);
});

test.each([
  ['no days', { pairDays: 0 }],
  ['more than a year', { pairDays: 366 }],
  ['part of a day', { pairDays: 1.5 }],
  ['orders of stock', { of: 'stock' }],
])('a discount for second pairs within %s is refused at its field', async (_, changes) => {
  const { status, body } = await save({ ...discount, ...changes });
  expect([status, body.issues[0].path]).toEqual([422, 'changes.0.value.pairDays']);
});
