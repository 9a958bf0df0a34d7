import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { deliverShipped } from '../../../server/use-cases/orders/events/deliver-shipped.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { askedEventName } from '../../../src/domain/lifecycle/event-name.ts';
import { lastStep, replay } from '../../../src/domain/lifecycle/history.ts';
import {
  findTransition,
  type OrderStatus,
  totalOf,
  transitionsNow,
} from '../../../src/domain/lifecycle/order-status.ts';
import { reasons } from '../../../src/domain/lifecycle/reasons.ts';
import type { Transition } from '../../../src/domain/lifecycle/transition.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest, unpricedRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser, database } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const cookies = { shop, lab } as const;
const sides = ['shop', 'lab'] as const;
type Side = (typeof sides)[number];

async function place(body: unknown = orderRequest(), cookie = shop): Promise<Order> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(orderPaths.orders, { cookie, body, headers });
  expect(answer.status).toBe(201);
  return answer.json();
}

function act(
  id: string,
  cookie: string | undefined,
  body: OrderEventRequest,
  { key = uuidv7(), to = request }: { key?: string; to?: typeof request } = {},
) {
  return to(orderPaths.events(id), { cookie, body, headers: { 'Idempotency-Key': key } });
}

const read = async (id: string, cookie = shop): Promise<Order> =>
  (await request(orderPaths.order(id), { cookie })).json();

/** The required fields of an event, with values that are always valid. */
function carried(
  { event, must, reasons: offered }: Pick<Transition, 'event' | 'must' | 'reasons'>,
  { step }: Pick<OrderStatus, 'step'> = {},
) {
  return {
    event,
    ...(must.includes('message') && { message: 'text' }),
    ...(must.includes('reason') && { reason: offered?.[0] }),
    ...(must.includes('promisedFor') && { promisedFor: '2026-12-01' }),
    ...(must.includes('price') && { price: 1_000_000 }),
    ...(must.includes('broken') && { broken: [{ part: 'right', pieces: 1 }] }),
    ...(must.includes('reverts') && { reverts: step?.id }),
  } as OrderEventRequest;
}

/** Sends an event. Corrections have their own request, with the whole content of the order. */
function take(order: Order, by: Side, transition: Transition, body: unknown = orderRequest()) {
  if (transition.event !== 'correct') {
    return act(order.id, cookies[by], carried(transition, statusOf(order)));
  }
  const after = order.events.at(-1)?.id;
  return request(orderPaths.corrections(order.id), {
    cookie: cookies[by],
    body: { ...(body as object), after },
    headers: { 'Idempotency-Key': uuidv7() },
  });
}

const statusOf = (order: Order) => {
  const status = replay(order.price.total, order.events);
  expect(status).toMatchObject({ state: order.state, back: order.back });
  expect(totalOf(status as OrderStatus)).toBe(order.total);
  return { ...status, step: lastStep(order.price.total, order.events, new Date()) } as OrderStatus;
};

/** Takes a new order to a state, each step through the API. */
async function orderIn(path: readonly [Side, OrderEventRequest['event']][], body?: unknown) {
  let order = await place(body);
  for (const [by, event] of path) {
    const transition = findTransition(statusOf(order), by, event) as Transition;
    const answer = await act(order.id, cookies[by], carried(transition));
    expect([event, answer.status]).toEqual([event, 201]);
    order = await answer.json();
  }
  return order;
}

const made = [
  ['lab', 'accept'],
  ['lab', 'start'],
  ['lab', 'inspect'],
  ['lab', 'pass'],
  ['lab', 'ship'],
] as const satisfies [Side, OrderEventRequest['event']][];

/** A path to every state of an order with a known price, and to each state from which a question can be asked. */
const ways: [name: string, path: [Side, OrderEventRequest['event']][], body?: unknown][] = [
  ['submitted', []],
  ['accepted', [...made.slice(0, 1)]],
  ['inProduction', [...made.slice(0, 2)]],
  ['qualityControl', [...made.slice(0, 3)]],
  ['ready', [...made.slice(0, 4)]],
  ['shipped', [...made]],
  ['delivered', [...made, ['shop', 'deliver']]],
  ['held when submitted', [['lab', 'ask']]],
  ['held in production', [...made.slice(0, 2), ['lab', 'ask']]],
  ['rejected', [['lab', 'reject']]],
  ['cancelled', [['shop', 'cancel']]],
  ['remake', [...made, ['shop', 'askRemake']]],
  ['submitted without a price', [], unpricedRequest()],
  ['quoted', [['lab', 'quote']], unpricedRequest()],
  [
    'submitted with an agreed price',
    [
      ['lab', 'quote'],
      ['shop', 'agree'],
    ],
    unpricedRequest(),
  ],
];

describe('every event of each side is allowed only where the rules say', () => {
  test.each(ways)('for an order that is %s', async (_, path, body) => {
    const order = await orderIn(path, body);
    const status = statusOf(order);
    for (const by of sides) {
      const allowed = transitionsNow(status, by).map(({ event }) => event);
      for (const event of askedEventName.options.filter((each) => !allowed.includes(each))) {
        const answer = await act(order.id, cookies[by], { event, message: 'text' });
        expect([by, event, answer.status]).toEqual([by, event, 409]);
        expect(await answer.json()).toMatchObject({ code: 'notAllowed' });
      }
    }
    expect(await read(order.id)).toEqual(order);
    for (const by of sides) {
      for (const transition of transitionsNow(status, by)) {
        const fresh = await orderIn(path, body);
        const answer = await take(fresh, by, transition, body);
        expect([by, transition.event, answer.status]).toEqual([by, transition.event, 201]);
        const after: Order = await answer.json();
        expect(after.events.length).toBe(fresh.events.length + 1);
        statusOf(after);
      }
    }
  });
});

describe('an event', () => {
  test('is added once, however often it is sent', async () => {
    const { id } = await place();
    const key = uuidv7();
    const asked = { event: 'ask', message: 'Which PD?' } as const;
    const answers = await Promise.all([1, 2, 3].map(() => act(id, lab, asked, { key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await read(id)).events.map(({ event }) => event)).toEqual(['submit', 'ask']);
  });

  test('has its sender, time and content', async () => {
    const { id } = await place();
    await act(id, lab, { event: 'accept', promisedFor: '2026-12-01', message: 'soon' });
    const order = await read(id);
    expect(order).toMatchObject({ state: 'accepted', promisedFor: '2026-12-01' });
    expect(order.events.at(-1)).toMatchObject({
      event: 'accept',
      side: 'lab',
      state: 'accepted',
      promisedFor: '2026-12-01',
      message: 'soon',
    });
  });

  test('without a required field is refused with an issue at that field', async () => {
    const { id } = await place();
    const answer = await act(id, lab, { event: 'reject', reason: reasons.remake[0] });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 'invalid', issues: [{ path: 'reason', code: 'invalid' }] },
    ]);
  });

  test('for an order that has changed since is refused, unless it is a message', async () => {
    const order = await place();
    const after = order.events.at(-1)?.id ?? '';
    await act(order.id, lab, { event: 'ask', message: 'Which PD?' });
    const late = await act(order.id, shop, { event: 'cancel', reason: 'mistake', after });
    expect([late.status, await late.json()]).toEqual([409, { code: 'changed', issues: [] }]);
    const words = await act(order.id, shop, { event: 'write', message: 'Hello', after });
    expect(words.status).toBe(201);
  });

  test('for another account’s order answers 404', async () => {
    const { id } = await place();
    const answer = await act(id, shop2, { event: 'cancel', reason: 'mistake' });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'notFound']);
    expect((await read(id)).state).toBe('submitted');
  });

  test('from the lab must name the account if two accounts use the same id', async () => {
    const id = uuidv7();
    const headers = { 'Idempotency-Key': id };
    for (const cookie of [shop, shop2]) {
      await request(orderPaths.orders, { cookie, body: orderRequest(), headers });
    }
    const asked = { event: 'ask', message: 'Which PD?' } as const;
    const answer = await act(id, lab, asked);
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [{ path: 'account', code: 'required' }],
    ]);
    expect((await act(id, shop, { event: 'write', message: 'Hello' })).status).toBe(201);
    expect((await read(id, shop2)).events.length).toBe(1);
  });

  test('needs a session and a key', async () => {
    const { id } = await place();
    const body = { event: 'write', message: 'Hello' } as const;
    expect((await act(id, undefined, body)).status).toBe(401);
    expect((await request(orderPaths.events(id), { cookie: shop, body })).status).toBe(400);
  });
});

describe('the pieces of a stock order', () => {
  const onHand = async () =>
    (await asSuperuser('select sum(on_hand)::int as pieces from shelf')).rows[0].pieces;
  const lines = stockRequest([-200, -50, 2], [-250, 0, 3]);

  test.each([
    ['cancelled by the shop', [['shop', 'cancel']]],
    ['cancelled by the lab in production', [...made.slice(0, 2), ['lab', 'cancel']]],
    ['rejected', [['lab', 'reject']]],
  ] as [string, [Side, OrderEventRequest['event']][]][])(
    'go back to stock once it is %s',
    async (_, path) => {
      const before = await onHand();
      await place(lines);
      expect(await onHand()).toBe(before - 5);
      await orderIn(path, lines);
      expect(await onHand()).toBe(before - 5);
    },
  );

  test('go back to stock once, however often the cancellation is sent', async () => {
    const before = await onHand();
    const { id } = await place(lines);
    const key = uuidv7();
    const asked = { event: 'cancel', reason: 'mistake' } as const;
    await Promise.all([1, 2, 3].map(() => act(id, shop, asked, { key })));
    expect(await onHand()).toBe(before);
  });
});

describe('a granted remake', () => {
  const asked = [...made, ['shop', 'askRemake']] as [Side, OrderEventRequest['event']][];
  const grant = async (id: string) => act(id, lab, { event: 'grantRemake' });

  test('is a new order with the same content, linked both ways', async () => {
    const original = await orderIn(asked);
    const granted: Order = await (await grant(original.id)).json();
    const { remake = '' } = granted.events.at(-1) ?? {};
    const order = await read(remake);
    expect(order).toMatchObject({ state: 'submitted', events: [{ event: 'submit', side: 'lab' }] });
    expect(order.content).toEqual(original.content);
    expect(order.remakeOf).toEqual({ id: original.id, number: original.number, photos: [] });
    expect(await read(remake, shop2)).toMatchObject({ code: 'notFound' });
  });

  test('costs what was agreed for the original', async () => {
    const agreed: typeof asked = [['lab', 'quote'], ['shop', 'agree'], ...asked];
    const original = await orderIn(agreed, unpricedRequest());
    const granted: Order = await (await grant(original.id)).json();
    const remake = await read(granted.events.at(-1)?.remake ?? '');
    expect([remake.price.total, remake.total]).toEqual([null, original.total]);
    expect(statusOf(remake).quotedTotal).toBe(original.total);
  });

  test('cannot get another price, because the credit for the lab’s fault would not cover it', async () => {
    const agreed: typeof asked = [['lab', 'quote'], ['shop', 'agree'], ...asked];
    const original = await orderIn(agreed, unpricedRequest());
    const granted: Order = await (await grant(original.id)).json();
    const remake = await read(granted.events.at(-1)?.remake ?? '');
    const quoted = await act(remake.id, lab, { event: 'quote', price: 1 });
    expect([quoted.status, await quoted.json()]).toMatchObject([409, { code: 'notAllowed' }]);
    expect(await read(remake.id)).toMatchObject({ state: 'submitted', total: original.total });
  });

  test('of stock lenses takes its pieces, and is refused when there are too few', async () => {
    const shelf =
      'update shelf set on_hand = $1 from stock_cells cell where cell.item = shelf.item and sphere = -300 and cylinder = -50';
    await asSuperuser(shelf, [5]);
    const original = await orderIn(asked, stockRequest([-300, -50, 2]));
    await asSuperuser(shelf, [1]);
    const short = await grant(original.id);
    expect([short.status, (await short.json()).issues]).toEqual([
      422,
      [expect.objectContaining({ path: 'lines.0.pieces', code: 'stockShort' })],
    ]);
    expect((await read(original.id)).state).toBe('remake');
    await asSuperuser(shelf, [5]);
    expect((await grant(original.id)).status).toBe(201);
    const { rows } = await asSuperuser(
      "select on_hand from shelf join stock_cells using (item) where lens_id = 'hmc-156' and diameter = 650 and sphere = -300 and cylinder = -50",
    );
    expect(rows).toEqual([{ on_hand: 3 }]);
  });
});

test('an order that was shipped seven days ago is delivered, once, regardless of who looks', async () => {
  const [shipped, ready] = [await orderIn([...made]), await orderIn([...made.slice(0, 4)])];
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(await deliverShipped(database, days(6.9))).toBe(0);
  const counts = await Promise.all([1, 2].map(() => deliverShipped(database, days(7.1))));
  expect(counts.reduce((sum, each) => sum + each)).toBeGreaterThan(0);
  const order = await read(shipped.id);
  expect(order).toMatchObject({ state: 'delivered' });
  expect(order.events.filter(({ event }) => event === 'deliver')).toMatchObject([
    { side: 'system', by: '' },
  ]);
  statusOf(order);
  expect((await read(ready.id)).state).toBe('ready');
});

test('an order that cannot be delivered does not stop the others', async () => {
  const [stuck, other] = [await orderIn([...made]), await orderIn([...made])];
  await asSuperuser(`
    create function refuse_stuck() returns trigger language plpgsql as $$
      begin
        if new.order_id = '${stuck.id}' then raise exception 'refused'; end if;
        return new;
      end $$;
    create trigger refuse_stuck before insert on order_events for each row execute function refuse_stuck()`);
  const later = new Date(Date.now() + 8 * 86_400_000);
  await expect(deliverShipped(database, later)).rejects.toThrow('refused');
  expect((await read(other.id)).state).toBe('delivered');
  expect((await read(stuck.id)).state).toBe('shipped');
  await asSuperuser('drop trigger refuse_stuck on order_events');
  expect(await deliverShipped(database, later)).toBe(1);
});
