import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { deliverShipped } from '../../../server/use-cases/orders/events/deliver-shipped.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { LedgerEntry } from '../../../src/domain/ledger/ledger-entry.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { deliveryNumber } from '../../../src/domain/order/order-number.ts';
import { shelfFaults } from '../stockroom/support/shelf-audit.ts';
import { deliveryActs } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const { request, signIn, asSuperuser, database } = fresh;
const [shop, lab] = (await Promise.all(['shop', 'lab'].map(signIn))) as [string, string];
const { made: makeDelivery, ship: shipDelivery } = deliveryActs(request, lab);

const send = (
  id: string,
  cookie: string,
  body: OrderEventRequest,
  { key = uuidv7(), to = request }: { key?: string; to?: typeof request } = {},
) => to(orderPaths.events(id), { cookie, body, headers: { 'Idempotency-Key': key } });

async function place(body: unknown = orderRequest()): Promise<Order> {
  const headers = { 'Idempotency-Key': uuidv7() };
  return (await request(orderPaths.orders, { cookie: shop, body, headers })).json();
}

const promise = { event: 'accept', promisedFor: '2030-01-02' } as const;

/** Takes steps of the lab one after the other. */
async function step(order: Order, ...steps: OrderEventRequest[]): Promise<Order> {
  let now = order;
  for (const each of steps) {
    const answer = await send(order.id, lab, each);
    expect([each.event, answer.status]).toEqual([each.event, 201]);
    now = await answer.json();
  }
  return now;
}

const revertOf = ({ events }: Order): OrderEventRequest => {
  return { event: 'revert', reverts: events.at(-1)?.id };
};

const takeBack = (order: Order) => step(order, revertOf(order));
const read = async (id: string, cookie = shop): Promise<Order> =>
  (await request(orderPaths.order(id), { cookie })).json();
const balance = async (): Promise<number> =>
  (await (await request(ledgerPaths.standing(), { cookie: shop })).json()).balance;
const entriesOf = async ({ id }: Order): Promise<LedgerEntry[]> => {
  const { entries } = await (
    await request(`${ledgerPaths.statement}?order=oldest`, { cookie: shop })
  ).json();
  return entries.filter(({ order }: LedgerEntry) => order?.id === id);
};
const onHand = async (sphere: number): Promise<number> => {
  const { rows } = await asSuperuser(
    `select on_hand from shelf join stock_cells using (item)
     where lens_id = 'hmc-156' and diameter = 650 and sphere = $1 and cylinder = 0`,
    [sphere],
  );
  return rows[0].on_hand;
};
const setOnHand = (sphere: number, pieces: number) =>
  asSuperuser(
    `with counted as (
       update shelf set on_hand = $2, movements = movements + 1 from stock_cells cell
       where cell.item = shelf.item and lens_id = 'hmc-156' and diameter = 650 and sphere = $1 and cylinder = 0
         and on_hand <> $2
       returning shelf.item, shelf.movements, shelf.on_hand
     )
     insert into stock_movements (item, number, at, kind, pieces, on_hand)
     select item, movements, clock_timestamp(), 'opening', on_hand - (
       select sum(pieces) from stock_movements where stock_movements.item = counted.item
     ), on_hand from counted`,
    [sphere, pieces],
  );

const cancel = { event: 'cancel', reason: 'askedByShop' } as const;
const reject = { event: 'reject', reason: 'unclear' } as const;
const steps = (...events: OrderEventRequest['event'][]) => events.map((event) => ({ event }));

describe('taking back', () => {
  test('an acceptance clears the promised day and takes the charge off', async () => {
    const owed = await balance();
    const order = await place();
    const accepted = await step(order, promise);
    expect(await balance()).toBe(owed + (order.total ?? 0));
    const back = await takeBack(accepted);
    expect(back).toMatchObject({ state: 'submitted', promisedFor: null });
    expect(await balance()).toBe(owed);
    await step(order, promise);
    expect((await entriesOf(order)).map(({ kind }) => kind)).toEqual([
      'charge',
      'reversal',
      'charge',
    ]);
    expect(await balance()).toBe(owed + (order.total ?? 0));
  });

  test('shows both sides what was undone and by whom', async () => {
    const order = await step(await place(), promise, { event: 'start' });
    await takeBack(order);
    const { events, state } = await read(order.id);
    expect(state).toBe('accepted');
    expect(events.map(({ event }) => event)).toEqual(['submit', 'accept', 'start', 'revert']);
    expect(events.at(-1)).toMatchObject({
      side: 'lab',
      state: 'accepted',
      reverts: order.events.at(-1)?.id,
      undone: 'start',
    });
    const { changes } = await (await request(changePaths.changes, { cookie: shop })).json();
    expect(changes[0]).toMatchObject({ event: 'revert', undone: 'start', order: { id: order.id } });
  });

  test('goes back step by step', async () => {
    const order = await step(await place(), promise, ...steps('start', 'inspect', 'pass'));
    let now = order;
    for (const place of [4, 3, 2, 1]) {
      now = await step(now, { event: 'revert', reverts: order.events[place]?.id });
    }
    expect(now).toMatchObject({ state: 'submitted', promisedFor: null });
    const again = await send(order.id, lab, { event: 'revert', reverts: order.events[1]?.id });
    expect([again.status, (await again.json()).code]).toEqual([409, 'notAllowed']);
  });

  test('a question leaves the shop nothing to answer, and an answered one stays', async () => {
    const asked = await step(await place(), { event: 'ask', message: 'Which PD?' });
    const answer = { event: 'answer', message: '31' } as const;
    await takeBack(asked);
    expect((await send(asked.id, shop, answer)).status).toBe(409);
    const again = await step(asked, { event: 'ask', message: 'Which height?' });
    expect((await send(asked.id, shop, answer)).status).toBe(201);
    expect((await send(asked.id, lab, revertOf(again))).status).toBe(409);
  });

  test.each([
    ['a cancellation', cancel, 'accepted', [promise]],
    ['a rejection', reject, 'submitted', []],
  ] as [string, OrderEventRequest, string, OrderEventRequest[]][])(
    '%s takes the pieces again and charges what it gave back',
    async (_, ended, state, before) => {
      const [owed, there] = [await balance(), await onHand(-200)];
      const order = await step(await place(stockRequest([-200, 0, 3])), ...before);
      const charged = await balance();
      const gone = await step(order, ended);
      expect([await balance(), await onHand(-200)]).toEqual([owed, there]);
      const back = await takeBack(gone);
      expect(back).toMatchObject({ state, promisedFor: order.promisedFor });
      expect([await balance(), await onHand(-200)]).toEqual([charged, there - 3]);
      await step(order, cancel);
      expect([await balance(), await onHand(-200)]).toEqual([owed, there]);
      expect(await shelfFaults(asSuperuser)).toEqual([]);
    },
  );

  test('a cancellation is refused once its pieces are gone, and changes nothing', async () => {
    const order = await step(await place(stockRequest([-250, 0, 2])), promise, cancel);
    await setOnHand(-250, 1);
    const owed = await balance();
    const answer = await send(order.id, lab, revertOf(order));
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [expect.objectContaining({ path: 'lines.0.pieces', code: 'stockShort' })],
    ]);
    expect([await balance(), await onHand(-250)]).toEqual([owed, 1]);
    expect((await read(order.id)).state).toBe('cancelled');
    await setOnHand(-250, 2);
    expect(await takeBack(order)).toMatchObject({ state: 'accepted' });
    expect(await onHand(-250)).toBe(0);
  });

  test('a cancellation does not charge again what was taken back by hand', async () => {
    const owed = await balance();
    const order = await step(await place(), promise);
    const [charge] = await entriesOf(order);
    const body = { kind: 'reversal', account: order.account.id, entry: charge?.id, reference: 'R' };
    const headers = { 'Idempotency-Key': uuidv7() };
    const entered = await request(ledgerPaths.entries, { cookie: lab, body, headers });
    expect(entered.status).toBe(201);
    await takeBack(await step(order, cancel));
    expect(await balance()).toBe(owed);
  });

  test('a rejection does not charge what was taken back with an acceptance', async () => {
    const owed = await balance();
    const order = await place();
    await takeBack(await step(order, promise));
    expect(await takeBack(await step(order, reject))).toMatchObject({ state: 'submitted' });
    expect(await balance()).toBe(owed);
  });

  test('is refused where entries of an earlier version do not tell what to charge again', async () => {
    const order = await step(await place(), promise, cancel);
    await asSuperuser('alter table ledger_entries disable trigger unchangeable');
    await asSuperuser('update ledger_entries set event_id = null where order_id = $1', [order.id]);
    await asSuperuser('alter table ledger_entries enable trigger unchangeable');
    const answer = await send(order.id, lab, revertOf(order));
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [{ path: 'reverts', code: 'notOffered' }],
    ]);
    expect((await read(order.id)).state).toBe('cancelled');
  });

  test('shipping again restarts the days to delivery', async () => {
    const ready = await step(await place(), promise, ...steps('start', 'inspect', 'pass'));
    const back = await takeBack(await step(ready, { event: 'ship', tracking: 'RR-1' }));
    expect(back.state).toBe('ready');
    await step(ready, { event: 'ship' });
    await asSuperuser(
      `update order_events set at = at - interval '8 days'
       where order_id = $1 and event = 'ship' and details ->> 'tracking' = 'RR-1'`,
      [ready.id],
    );
    await deliverShipped(database, new Date());
    expect((await read(ready.id)).state).toBe('shipped');
  });

  test('a shipping with a delivery is refused, and one beside it is not', async () => {
    const ready = async () => step(await place(), promise, ...steps('start', 'inspect', 'pass'));
    const [together, alone] = [await ready(), await ready()];
    const delivery = await makeDelivery([together.id]);
    await makeDelivery([alone.id]);
    expect((await shipDelivery(delivery)).status).toBe(200);
    const answer = await send(together.id, lab, revertOf(await read(together.id, lab)));
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [{ path: 'reverts', code: 'notOffered', params: { delivery: deliveryNumber(delivery) } }],
    ]);
    expect((await read(together.id)).state).toBe('shipped');
    const shipped = await step(alone, { event: 'ship' });
    expect((await takeBack(shipped)).state).toBe('ready');
  });

  test('ends after a day', async () => {
    const order = await step(await place(), promise);
    await asSuperuser("update order_events set at = at - interval '24 hours' where order_id = $1", [
      order.id,
    ]);
    const answer = await send(order.id, lab, revertOf(order));
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'notAllowed']);
  });

  test('is not for the shop', async () => {
    const order = await step(await place(), promise);
    const answer = await send(order.id, shop, revertOf(order));
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'notAllowed']);
    expect((await read(order.id)).state).toBe('accepted');
  });

  test.each([
    ['without the step it takes back', {}, 422],
    ['of a step that is not the newest', { reverts: uuidv7() }, 409],
    ['with a step in another event', { event: 'start', reverts: uuidv7() }, 422],
  ] as [string, Partial<OrderEventRequest>, number][])(
    '%s is refused',
    async (_, asked, status) => {
      const order = await step(await place(), promise);
      const answer = await send(order.id, lab, { event: 'revert', ...asked });
      expect(answer.status).toBe(status);
      expect((await read(order.id)).events.length).toBe(2);
    },
  );

  test('happens once when it is requested repeatedly or concurrently', async () => {
    const order = await step(await place(), promise);
    const key = uuidv7();
    const another = fresh.another().request;
    const answers = await Promise.all([
      ...[request, another].map((to) => send(order.id, lab, revertOf(order), { key, to })),
      ...[request, another].map((to) => send(order.id, lab, revertOf(order), { to })),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 201).length).toBe(1);
    expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true);
    expect((await entriesOf(order)).map(({ kind }) => kind)).toEqual(['charge', 'reversal']);
  });

  test('is sent to the lab’s own software', async () => {
    const machine = await makeMachine(fresh);
    const order = await step(await place(), promise);
    await takeBack(order);
    const page = await (await request(`${handOffPaths.orders}?limit=200`, { machine })).json();
    const changesOfOrder = page.orders.filter(
      (each: { order: Order }) => each.order.id === order.id,
    );
    expect(changesOfOrder.map(({ event }: { event: string }) => event)).toEqual([
      'accept',
      'revert',
    ]);
    expect(changesOfOrder.at(-1)?.order.state).toBe('submitted');
  });
});
