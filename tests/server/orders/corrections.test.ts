import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { replaceNames } from '../../../server/use-cases/orders/replace-names.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { OrderEventRequest, PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { shelfFaults } from '../stockroom/support/shelf-audit.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest, unpricedRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser, database } = await freshApp();
const [shop, shop2, lab] = (await Promise.all(['shop', 'shop2', 'lab'].map(signIn))) as [
  string,
  string,
  string,
];

const keyed = (key: string = uuidv7()) => ({ 'Idempotency-Key': key });

async function place(body: PlaceOrderRequest = orderRequest()): Promise<Order> {
  return (await request(orderPaths.orders, { cookie: shop, body, headers: keyed() })).json();
}

const lastOf = ({ events }: Order) => events.findLast(({ event }) => event !== 'write')?.id;

function correct(
  order: Order,
  content: PlaceOrderRequest,
  { key = uuidv7(), cookie = shop, after = lastOf(order) } = {},
) {
  const body = { ...content, after };
  return request(orderPaths.corrections(order.id), { cookie, body, headers: keyed(key) });
}

const act = (order: Order, body: OrderEventRequest, cookie = lab) =>
  request(orderPaths.events(order.id), { cookie, body, headers: keyed() });

async function acted(order: Order, body: OrderEventRequest, cookie = lab): Promise<Order> {
  const answer = await act(order, body, cookie);
  expect([body.event, answer.status]).toEqual([body.event, 201]);
  return answer.json();
}

const read = async (id: string, cookie = shop): Promise<Order> =>
  (await request(orderPaths.order(id), { cookie })).json();

const found = async (text: string, cookie = shop): Promise<string[]> => {
  const path = `${orderPaths.orders}?text=${encodeURIComponent(text)}`;
  const { orders } = await (await request(path, { cookie })).json();
  return orders.map(({ id }: Order) => id);
};

async function onHand(sphere: number): Promise<number> {
  const { rows } = await asSuperuser(
    `select on_hand from shelf join stock_cells using (item)
     where lens_id = 'hmc-156' and diameter = 650 and sphere = $1 and cylinder = 0`,
    [sphere],
  );
  return rows[0].on_hand;
}

const balance = async (): Promise<number> =>
  (await (await request(ledgerPaths.standing(), { cookie: shop })).json()).balance;

const promise = { event: 'accept', promisedFor: '2030-01-02' } as const;

function otherRx(): PlaceOrderRequest {
  const { content } = orderRequest('N-2');
  return {
    content: {
      ...content,
      patient: 'نیلوفر آذرخش',
      lens: { ...content.lens, design: 'sv-standard' },
      right: content.right && { ...content.right, add: null, height: null },
      left: content.left && { ...content.left, add: null, height: null },
    },
  };
}

describe('a correction', () => {
  test('replaces the content, price and names of the order, and keeps the earlier ones', async () => {
    const order = await place();
    const answer = await correct(order, otherRx());
    expect(answer.status).toBe(201);
    const corrected: Order = await answer.json();
    expect(corrected).toMatchObject({
      id: order.id,
      number: order.number,
      state: 'submitted',
      content: { patient: 'نیلوفر آذرخش', reference: 'N-2' },
      corrections: [{ content: order.content, price: order.price }],
    });
    expect(corrected.total).not.toBe(order.total);
    expect(corrected.correctedAt).toBeDefined();
    const [, event] = corrected.events;
    expect(event).toMatchObject({
      event: 'correct',
      side: 'shop',
      corrected: { before: order.total, after: corrected.total },
    });
    expect(corrected.corrections?.[0]?.event).toBe(event?.id);
    expect(await read(order.id, lab)).toEqual(corrected);
  });

  test('makes the order findable by its new names and not by the old ones', async () => {
    const order = await place(orderRequest('Q-OLD-71'));
    expect(await found('Q-OLD-71')).toEqual([order.id]);
    const { content } = orderRequest('Q-NEW-72');
    await correct(order, { content: { ...content, patient: 'فرزانه مهرگان' } });
    expect(await found('Q-OLD-71')).toEqual([]);
    expect(await found('Q-NEW-72')).toEqual([order.id]);
    expect(await found('فرزانه', lab)).toEqual([order.id]);
    expect(await found(order.number)).toEqual([order.id]);
  });

  test('is charged at its own price once the order is accepted', async () => {
    const owed = await balance();
    const order = await place();
    const corrected: Order = await (await correct(order, otherRx())).json();
    await acted(order, promise);
    expect(await balance()).toBe(owed + (corrected.total ?? 0));
  });

  test('sent again changes nothing and returns the order', async () => {
    const order = await place();
    const key = uuidv7();
    const first = await correct(order, otherRx(), { key });
    const again = await correct(order, otherRx(), { key });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect((await correct(order, orderRequest('N-3'), { key })).status).toBe(422);
    expect((await read(order.id)).events).toHaveLength(2);
  });

  test('may be followed by another, and each keeps what it replaced', async () => {
    const order = await place(orderRequest('A'));
    const one: Order = await (await correct(order, orderRequest('B'))).json();
    const two: Order = await (await correct(one, orderRequest('C'))).json();
    expect(two.corrections?.map(({ content }) => content.reference)).toEqual(['A', 'B']);
    expect(two.content.reference).toBe('C');
  });

  test('does not change the first answer to the order request', async () => {
    const headers = keyed();
    const body = orderRequest('first');
    const order: Order = await (
      await request(orderPaths.orders, { cookie: shop, body, headers })
    ).json();
    await correct(order, otherRx());
    const again = await request(orderPaths.orders, { cookie: shop, body, headers });
    expect([again.status, await again.json()]).toEqual([200, order]);
  });

  test('is still possible after a message', async () => {
    const order = await place();
    await acted(order, { event: 'write', message: 'Text' });
    expect((await correct(order, otherRx())).status).toBe(201);
  });
});

describe('pieces in stock', () => {
  test('are returned and taken according to the change', async () => {
    const [kept, less, more] = [await onHand(-100), await onHand(-125), await onHand(-150)];
    const order = await place(stockRequest([-100, 0, 2], [-125, 0, 4]));
    await correct(order, stockRequest([-100, 0, 2], [-125, 0, 1], [-150, 0, 3]));
    expect([await onHand(-100), await onHand(-125), await onHand(-150)]).toEqual([
      kept - 2,
      less - 1,
      more - 3,
    ]);
    expect(await read(order.id)).toMatchObject({ pieces: 6 });
    await acted(order, { event: 'cancel', reason: 'askedByShop' });
    expect([await onHand(-100), await onHand(-125), await onHand(-150)]).toEqual([
      kept,
      less,
      more,
    ]);
    expect(await shelfFaults(asSuperuser)).toEqual([]);
  });

  test('include the order’s own: it can take all that are left in addition to those it has', async () => {
    const all = await onHand(-175);
    const order = await place(stockRequest([-175, 0, 1]));
    const tooMany = await correct(order, stockRequest([-175, 0, all + 1]));
    expect(tooMany.status).toBe(422);
    expect((await tooMany.json()).issues).toMatchObject([
      { path: 'lines.0.pieces', code: 'stockShort', params: { onHand: all } },
    ]);
    expect((await correct(order, stockRequest([-175, 0, all]))).status).toBe(201);
    expect(await onHand(-175)).toBe(0);
    await acted(order, { event: 'cancel', reason: 'askedByShop' });
    expect(await shelfFaults(asSuperuser)).toEqual([]);
  });

  test('are corrected for accessories too', async () => {
    const body = accessoryRequest(['case-zip', 'blue', 1]);
    const order = await place(body);
    const { content } = body;
    const lines = content.lines.map((line) => ({ ...line, pieces: line.pieces + 1 }));
    expect((await correct(order, { content: { ...content, lines } })).status).toBe(201);
    expect(await shelfFaults(asSuperuser)).toEqual([]);
  });
});

describe('a correction is refused', () => {
  test.each<[string, OrderEventRequest]>([
    ['accepted', promise],
    ['rejected', { event: 'reject', reason: 'unclear' }],
    ['cancelled', { event: 'cancel', reason: 'noAnswer' }],
  ])('once the order is %s, and changes nothing', async (_state, event) => {
    const order = await place();
    const now = await acted(order, event);
    const refused = await correct(now, otherRx());
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'notAllowed']);
    expect(await read(order.id)).toEqual(now);
  });

  test('if something else has happened since it was begun', async () => {
    const order = await place();
    await correct(order, orderRequest('by the other tab'));
    const refused = await correct(order, otherRx());
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'changed']);
  });

  test('for another account’s order, and from the lab', async () => {
    const order = await place();
    for (const cookie of [shop2, lab]) {
      expect((await correct(order, otherRx(), { cookie })).status).toBe(404);
    }
  });

  test('if it changes the kind of the order', async () => {
    const refused = await correct(await place(), stockRequest([-200, 0, 1]));
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([{ path: 'kind', code: 'invalid' }]);
  });

  test('for mistakes, with an issue for each field', async () => {
    const { content } = orderRequest();
    const order = await place();
    const wrong = {
      content: { ...content, right: content.right && { ...content.right, axis: null } },
    };
    const refused = await correct(order, wrong);
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues[0].path).toBe('right.axis');
    const dearer = await correct(order, { ...orderRequest(), expectedTotal: 1 });
    expect((await dearer.json()).issues).toMatchObject([
      { path: 'expectedTotal', code: 'priceChanged' },
    ]);
    expect((await read(order.id)).events).toHaveLength(1);
  });

  test('for a remake, because the lab decided its content', async () => {
    const order = await place();
    await acted(order, promise);
    for (const event of ['start', 'inspect', 'pass', 'ship'] as const)
      await acted(order, { event });
    await acted(order, { event: 'askRemake', reason: 'labFault' }, shop);
    const granted = await acted(order, { event: 'grantRemake' });
    const remake = await read(granted.events.at(-1)?.remake ?? '');
    expect(remake.state).toBe('submitted');
    expect((await correct(remake, otherRx())).status).toBe(409);
  });
});

describe('after an earlier answer of the lab', () => {
  test('a quote lapses, and the order waits for the lab again', async () => {
    const order = await place(unpricedRequest());
    const quoted = await acted(order, { event: 'quote', price: 9_000_000 });
    const priced: Order = await (await correct(quoted, orderRequest())).json();
    expect(priced).toMatchObject({ state: 'submitted', total: priced.price.total });
    const accepted = await acted(priced, promise);
    const back = await acted(accepted, { event: 'revert', reverts: accepted.events.at(-1)?.id });
    expect(back).toMatchObject({ state: 'submitted', total: priced.price.total });
    const again: Order = await (await correct(back, unpricedRequest())).json();
    expect(again).toMatchObject({ state: 'submitted', total: null });
    expect((await act(again, promise)).status).toBe(409);
    await acted(again, { event: 'quote', price: 8_000_000 });
  });

  test('the correction answers a question', async () => {
    const order = await place();
    const asked = await acted(order, { event: 'ask', message: 'Axis?' });
    const corrected: Order = await (await correct(asked, otherRx())).json();
    expect(corrected).toMatchObject({ state: 'submitted', back: null });
  });
});

test('names are also deleted from the content that corrections replaced', async () => {
  const order = await place(orderRequest('old name'));
  const { content } = orderRequest('');
  await correct(order, { content: { ...content, patient: '' } });
  const account = order.account.id;
  await replaceNames(database, account, new Date(Date.now() + 1000));
  const { corrections } = await read(order.id);
  expect(corrections?.[0]?.content).toMatchObject({ reference: '', patient: '' });
});

describe('withdrawing a correction', () => {
  const withdraw = async (order: Order, event: string, cookie = shop) =>
    request(orderPaths.correctionWithdrawal(order.id, event), { method: 'POST', cookie });

  test('stops a request that is still on its way', async () => {
    const order = await place();
    const key = uuidv7();
    expect(await (await withdraw(order, key)).json()).toEqual({ outcome: 'withdrawn' });
    expect((await correct(order, otherRx(), { key })).status).toBe(410);
    expect(await (await withdraw(order, key)).json()).toEqual({ outcome: 'withdrawn' });
    expect(await read(order.id)).toEqual(order);
  });

  test('reports a correction that has already been made', async () => {
    const order = await place();
    const key = uuidv7();
    await correct(order, otherRx(), { key });
    expect(await (await withdraw(order, key)).json()).toEqual({ outcome: 'corrected' });
  });
});
