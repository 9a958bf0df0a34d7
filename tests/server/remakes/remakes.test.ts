import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { replay } from '../../../src/domain/lifecycle/history.ts';
import { totalOf } from '../../../src/domain/lifecycle/order-status.ts';
import type { Remaking } from '../../../src/domain/lifecycle/remaking.ts';
import type { Order, PlacedRx } from '../../../src/domain/order/order.ts';
import { bookkeeping, linesOf } from '../ledger/support/bookkeeping.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest, unpricedRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const { request } = fresh;
const { lab, someShop, place, act, accept, statement } = await bookkeeping(fresh, 12);

async function shipped(cookie: string, body: unknown = orderRequest()): Promise<PlacedRx> {
  const { id, total } = await place(cookie, body);
  if (total === null) {
    await act(lab, id, { event: 'quote', price: 7_654_321 });
    await act(cookie, id, { event: 'agree' });
  }
  await accept(id);
  for (const event of ['start', 'inspect', 'pass']) await act(lab, id, { event });
  return (await act(lab, id, { event: 'ship' })) as PlacedRx;
}

const ask = (remaking?: object) => ({ event: 'askRemake', reason: 'notTolerated', remaking });

function send(cookie: string, id: string, body: object) {
  const headers = { 'Idempotency-Key': uuidv7() };
  return request(orderPaths.events(id), { cookie, body, headers });
}

async function grant(order: Order, decision: object = {}): Promise<PlacedRx> {
  const { events } = await act(lab, order.id, { event: 'grantRemake', ...decision });
  const id = events.at(-1)?.remake ?? '';
  const path = orderPaths.order(id, order.account.id);
  return (await request(path, { cookie: lab })).json();
}

describe('a remake of one eye with another power', () => {
  test('has only that lens, at its share of the agreed price, and counts as one piece', async () => {
    const { cookie } = someShop();
    const order = await shipped(cookie);
    const right = { ...order.content.right, sphere: -225 };
    const asked = await act(cookie, order.id, ask({ eyes: 'right', right }));
    expect(asked.events.at(-1)?.remaking).toEqual({ eyes: 'right', right });
    const remake = await grant(asked, { shopPays: 1_000_000 });
    expect(remake.content).toMatchObject({ right, left: null });
    const part = order.price.right;
    expect(remake.price).toEqual({ right: part, left: 0, total: part });
    expect(remake.total).toBe(part);
    expect(remake.events[0]).toMatchObject({ event: 'submit', shopPays: 1_000_000 });
    await accept(remake.id);
    const found = await statement(cookie);
    expect(linesOf(found)).toEqual([
      ['charge', order.total],
      ['remakeCredit', 1_000_000 - (part ?? 0)],
      ['charge', part],
    ]);
    expect(found.period.closing).toBe((order.total ?? 0) + 1_000_000);
    expect(
      await fresh.count(`order_parts where order_id = '${remake.id}'
      and (parts -> 1 -> 'amounts' ->> 'pieces')::int = 1
      and (parts -> 1 -> 'amounts' ->> 'sales')::int = 1000000`),
    ).toBe(1);
  });

  test('costs half of the price that the lab quoted for the order', async () => {
    const { cookie } = someShop();
    const order = await shipped(cookie, unpricedRequest());
    const remake = await grant(await act(cookie, order.id, ask({ eyes: 'left' })));
    expect([remake.total, remake.price.total]).toEqual([3_827_161, null]);
    const status = replay(remake.price.total, remake.events);
    expect(status && totalOf(status)).toBe(3_827_161);
    await accept(remake.id);
    expect((await statement(cookie)).period.closing).toBe(7_654_321 + 3_827_161);
  });

  test('is stored in minus-cylinder form, and found by the number of either order', async () => {
    const { cookie } = someShop();
    const order = await shipped(cookie);
    const left = { ...order.content.left, sphere: -200, cylinder: 25, axis: 90 };
    const remake = await grant(await act(cookie, order.id, ask({ eyes: 'both', left })));
    const made = { sphere: -175, cylinder: -25, axis: 180 };
    expect(remake.content).toMatchObject({ right: order.content.right, left: made });
    const found = await request(`${orderPaths.orders}?text=${order.number}`, { cookie });
    expect((await found.json()).orders.map(({ id }: Order) => id)).toContain(remake.id);
  });
});

describe('the payer of a remake', () => {
  test.each([
    ['the lab', 0],
    ['the shop', null],
  ])('is %s', async (_, share) => {
    const { cookie } = someShop();
    const order = await shipped(cookie);
    const asked = await act(cookie, order.id, ask());
    const total = order.total ?? 0;
    const remake = await grant(asked, { shopPays: share ?? total });
    await accept(remake.id);
    expect((await statement(cookie)).period.closing).toBe(total + (share ?? total));
    await act(lab, remake.id, { event: 'cancel', reason: 'cannotBeMade' });
    expect((await statement(cookie)).period.closing).toBe(total);
  });

  test('cannot be the shop for more than the whole price; otherwise nothing is granted', async () => {
    const { cookie } = someShop();
    const order = await shipped(cookie);
    await act(cookie, order.id, ask({ eyes: 'right' }));
    const shopPays = (order.price.right ?? 0) + 1;
    const answer = await send(lab, order.id, { event: 'grantRemake', shopPays });
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [{ path: 'shopPays', code: 'outOfRange', params: { min: 0, max: shopPays - 1 } }],
    ]);
    expect(await fresh.count(`orders where remake_of = '${order.id}'`)).toBe(0);
    for (const wrong of [-1, 0.5, '1', 1e13]) {
      const refused = await send(lab, order.id, { event: 'grantRemake', shopPays: wrong });
      expect(refused.status).toBe(422);
    }
  });

  test('cannot be chosen by the shop', async () => {
    const { cookie } = someShop();
    const order = await shipped(cookie);
    const answer = await send(cookie, order.id, { ...ask(), shopPays: 0 });
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [{ path: 'shopPays', code: 'unknownField' }],
    ]);
  });
});

describe('a request for a remake', () => {
  const order = shipped(someShop().cookie);
  const { cookie } = someShop();

  test('is refused with an issue at its field when the values are wrong, and nothing is stored', async () => {
    const { id, content } = await shipped(cookie);
    const { right } = content;
    const cases: [object, string, string][] = [
      [{ eyes: 'right', right: { ...right, axis: null } }, 'remaking.right.axis', 'axisMissing'],
      [
        { eyes: 'right', right: { ...right, height: 120 } },
        'remaking.right.height',
        'heightBelowDesign',
      ],
      [
        { eyes: 'right', right: { ...right, sphere: -2500 } },
        'remaking.right.sphere',
        'powerNotMade',
      ],
      [{ eyes: 'left', right }, 'remaking.right', 'invalid'],
    ];
    for (const [remaking, path, code] of cases) {
      const answer = await send(cookie, id, ask(remaking));
      const { issues } = await answer.json();
      expect([answer.status, issues[0]]).toMatchObject([422, { path, code }]);
    }
    for (const wrong of [{}, { eyes: 'none' }, { eyes: 'both', right: { sphere: 1 } }, []]) {
      expect((await send(cookie, id, ask(wrong))).status).toBe(422);
    }
    expect(await fresh.count(`order_events where order_id = '${id}' and event = 'askRemake'`)).toBe(
      0,
    );
  });

  test('can name eyes only for a prescription', async () => {
    const { id } = await shipped(cookie, stockRequest([-200, 0, 1]));
    const answer = await send(cookie, id, ask({ eyes: 'right' }));
    expect((await answer.json()).issues).toEqual([{ path: 'remaking', code: 'unknownField' }]);
    const { content } = orderRequest();
    const single = await shipped(cookie, { content: { ...content, left: null } });
    const absent = await send(cookie, single.id, ask({ eyes: 'left' }));
    expect((await absent.json()).issues).toEqual([{ path: 'remaking.eyes', code: 'invalid' }]);
  });

  test('does not affect another account’s order', async () => {
    const { id } = await order;
    expect((await send(cookie, id, ask({ eyes: 'right' }))).status).toBe(404);
  });

  test('can be sent again for the other lens after a refusal', async () => {
    const own = someShop().cookie;
    const mine = await shipped(own);
    await act(own, mine.id, ask({ eyes: 'left' }));
    await act(lab, mine.id, { event: 'refuseRemake', reason: 'asOrdered' });
    const again = await act(own, mine.id, ask({ eyes: 'right' } satisfies Remaking));
    expect((await grant(again)).content).toMatchObject({ left: null });
  });
});
