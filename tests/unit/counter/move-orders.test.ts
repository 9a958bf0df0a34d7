import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import { advance, findTransition } from '../../../src/domain/lifecycle/order-status.ts';
import { statusOf } from '../../../src/domain/lifecycle/status-of.ts';
import type { Order, OrderSummary } from '../../../src/domain/order/order.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

const clerk: SignedIn = { ...shop2, user: { ...shop2.user, role: 'SuperAdmin' } };
const eventId = (digit: number) => `01900000-0000-7000-8000-0000000000f${digit}`;

let lab: FakeLab;
/** Orders as the lab's server has them. */
let there: Map<string, Order>;
/** Keys of the events in the order they were asked for. */
let keys: string[];

function placed(digit: number, state: OrderState): Order {
  const id = `01900000-0000-7000-8000-0000000000e${digit}`;
  const order = placedRx(progressiveOrder());
  const price = { ...order.price, total: 20 };
  const at = '2026-11-22T08:00:00.000Z';
  const first = { id: eventId(digit), at, event: 'submit', state: 'submitted' } as const;
  const events = [{ ...first, side: 'shop' as const, by: 'shop', message: '' }];
  const number = `0000-000${digit}`;
  return { ...order, id, number, account: shop.account, price, total: 20, state, events };
}

const happens = (order: Order, by: string, key: string, asked: OrderEventRequest): Response => {
  const transition = findTransition(statusOf(order), 'lab', asked.event);
  if (!transition) return refused(409, 'notAllowed');
  const { state, back, promisedFor } = advance(statusOf(order), transition, asked);
  const at = '2026-11-22T09:00:00.000Z';
  const { after: _after, message = '', ...details } = asked;
  const event = { ...details, id: key, at, state, side: 'lab', by, message } as const;
  put({ ...order, state, back, promisedFor, events: [...order.events, event] });
  return Response.json(there.get(order.id), { status: 201 });
};

function put(order: Order): void {
  there.set(order.id, order);
  lab.offers.set(orderPaths.order(order.id, order.account.id), order);
}

/** Only the newest event can be undone. */
function takeBack(order: Order, key: string, { reverts }: OrderEventRequest): Response {
  if (reverts !== order.events.at(-1)?.id) return refused(409, 'notAllowed');
  const state = order.events.at(-2)?.state ?? order.state;
  const at = '2026-11-22T09:30:00.000Z';
  const event = { id: key, at, event: 'revert', reverts, state, side: 'lab', by: 'clerk' } as const;
  put({ ...order, state, events: [...order.events, { ...event, message: '' }] });
  return Response.json(there.get(order.id), { status: 201 });
}

function receive(id: string, key: string, asked: OrderEventRequest): Response {
  keys.push(key);
  const order = there.get(id);
  if (!order) return refused(404, 'notFound');
  if (order.events.some((event) => event.id === key)) return Response.json(order);
  if (asked.after !== order.events.at(-1)?.id) return refused(409, 'changed');
  if (asked.event === 'revert') return takeBack(order, key, asked);
  return happens(order, 'clerk', key, asked);
}

const summaryOf = ({ events, ...order }: Order): OrderSummary => ({
  ...order,
  lastEvent: events.at(-1)?.id,
});

beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  lab.offers.set(cataloguePath, catalogue);
  freshDevice(lab);
  there = new Map();
  keys = [];
});

/** Opens the counter with orders in these states, all of them selected. */
async function openCounter(...states: OrderState[]) {
  for (const [index, state] of states.entries()) {
    const order = placed(index, state);
    put(order);
    const path = orderPaths.events(order.id, order.account.id);
    lab.acts.set(path, (key, body) => receive(order.id, key, body as OrderEventRequest));
  }
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { $orders } = await import('../../../src/stores/orders/orders.ts');
  const list = () => $orders.set({ orders: [...there.values()].map(summaryOf), next: null });
  list();
  const selection = await import('../../../src/stores/counter/selection.ts');
  const { $results } = await import('../../../src/stores/counter/results.ts');
  const moving = await import('../../../src/stores/counter/move-orders.ts');
  selection.selectAllShown();
  return {
    ...selection,
    ...moving,
    $signedIn,
    refresh: list,
    results: () => Object.values($results.get()),
    kinds: () => Object.values($results.get()).map((result) => result?.kind),
    states: () => $orders.get()?.orders.map(({ state }) => state),
    selected: () => selection.$selectedOrders.get().map(({ number }) => number.slice(-1)),
  };
}

const statesThere = () => [...there.values()].map(({ state }) => state);
const eventOf = ({ events }: Order) => events.at(-1) as Order['events'][number];
const orderThere = (digit: number) => [...there.values()][digit] as Order;

describe('moving many orders on', () => {
  test('moves each by its own next step, and shows them so in the list', async () => {
    const counter = await openCounter('accepted', 'qualityControl', 'ready');
    await counter.moveSelected('next');
    expect(statesThere()).toEqual(['inProduction', 'ready', 'shipped']);
    expect(counter.states()).toEqual(['inProduction', 'ready', 'shipped']);
    expect(counter.kinds()).toEqual(['moved', 'moved', 'moved']);
    expect(counter.selected()).toEqual([]);
  });

  test('reads the list again if it was read in the meantime', async () => {
    const counter = await openCounter('accepted', 'ready');
    const { $router } = await import('../../../src/stores/shell/router.ts');
    const { $ordersAt } = await import('../../../src/stores/orders/orders.ts');
    $router.listen(() => {});
    $router.open('/orders');
    const lists = () => lab.asked.filter((asked) => asked.includes('limit='));
    await counter.moveSelected('next');
    expect(lists()).toEqual([]);
    lab.beforeAnswer = async () => $ordersAt.set(1);
    counter.selectAllShown();
    await counter.moveSelected('next');
    expect(lists()).toHaveLength(1);
  });

  test('leaves orders that cannot take the step unchanged and selected', async () => {
    const counter = await openCounter('accepted', 'ready', 'onHold');
    await counter.moveSelected('ship');
    expect(statesThere()).toEqual(['accepted', 'shipped', 'onHold']);
    expect(counter.selected()).toEqual(['0', '2']);
  });

  test('accepts with the day that the order’s desk would propose', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
    const counter = await openCounter('submitted', 'submitted');
    await counter.moveSelected('accept');
    vi.useRealTimers();
    const { promiseOfOrder } = await import('../../../src/domain/promise/order-promise.ts');
    const day = promiseOfOrder(placed(0, 'submitted'), catalogue, new Date('2026-11-22T06:00:00Z'));
    expect(orderThere(0)).toMatchObject({ state: 'accepted', promisedFor: day });
    expect(counter.results()).toMatchObject([
      { kind: 'moved', promisedFor: day },
      { kind: 'moved', promisedFor: day },
    ]);
  });

  test('reports what someone else did first, and keeps the order selected', async () => {
    const counter = await openCounter('accepted', 'accepted');
    happens(orderThere(0), 'Sara', eventId(9), { event: 'start' });
    await counter.moveSelected('next');
    expect(counter.results()).toMatchObject([
      { kind: 'overtaken', news: [{ event: 'start', by: 'Sara' }] },
      { kind: 'moved' },
    ]);
    expect([counter.states(), counter.selected()]).toEqual([
      ['inProduction', 'inProduction'],
      ['0'],
    ]);
  });

  test('stops reporting what someone else did once the list shows that it was undone', async () => {
    const counter = await openCounter('accepted');
    const before = there.get(orderThere(0).id) as Order;
    happens(before, 'Sara', eventId(8), { event: 'start' });
    await counter.moveSelected('next');
    counter.refresh();
    expect(counter.kinds()).toEqual(['overtaken']);
    const started = orderThere(0);
    put(before);
    counter.refresh();
    expect(counter.kinds()).toEqual(['overtaken']);
    takeBack(started, eventId(9), { event: 'revert', reverts: eventId(8) });
    counter.refresh();
    expect(counter.results()).toEqual([]);
  });

  test('accepts nothing that someone changed since it was listed', async () => {
    const counter = await openCounter('submitted');
    happens(orderThere(0), 'Sara', eventId(9), { event: 'ask', message: 'Which PD?' });
    await counter.moveSelected('accept');
    expect([counter.kinds(), keys, statesThere()]).toEqual([['overtaken'], [], ['onHold']]);
  });

  test('names the refused orders', async () => {
    const counter = await openCounter('accepted', 'accepted');
    const { id, account } = orderThere(0);
    lab.acts.set(orderPaths.events(id, account.id), () => refused(422, 'invalid'));
    await counter.moveSelected('next');
    expect([counter.kinds(), counter.selected()]).toEqual([['refused', 'moved'], ['0']]);
  });
});

test('a step is no longer reported as done once the list shows that someone undid it', async () => {
  const counter = await openCounter('accepted', 'accepted');
  const before = orderThere(0);
  await counter.moveSelected('next');
  const started = orderThere(0);
  put(before);
  counter.refresh();
  put({ ...started, events: [...started.events, { ...eventOf(started), id: eventId(8) }] });
  counter.refresh();
  expect(counter.kinds()).toEqual(['moved', 'moved']);
  put(started);
  takeBack(started, eventId(9), { event: 'revert', reverts: eventOf(started).id });
  counter.refresh();
  expect(counter.results()).toMatchObject([{ number: orderThere(1).number, kind: 'moved' }]);
  await counter.undoMoved();
  counter.refresh();
  expect(counter.kinds()).toEqual(['undone']);
});

describe('taking the last moves back', () => {
  test('restores each order’s earlier state by a separate event', async () => {
    const counter = await openCounter('submitted', 'submitted');
    await counter.moveSelected('next');
    await counter.undoMoved();
    expect([statesThere(), counter.states()]).toEqual([
      ['submitted', 'submitted'],
      ['submitted', 'submitted'],
    ]);
    expect(counter.kinds()).toEqual(['undone', 'undone']);
    expect(new Set(keys).size).toBe(4);
  });

  test('skips orders that somebody changed since, and says so', async () => {
    const counter = await openCounter('submitted', 'submitted');
    await counter.moveSelected('next');
    happens(orderThere(0), 'Sara', eventId(9), { event: 'start' });
    await counter.undoMoved();
    expect(statesThere()).toEqual(['inProduction', 'submitted']);
    expect(counter.kinds()).toEqual(['overtaken', 'undone']);
  });

  test('is sent again as the same events', async () => {
    const counter = await openCounter('submitted');
    await counter.moveSelected('next');
    lab.line = 'dropsAnswers';
    await counter.undoMoved();
    lab.line = 'up';
    await counter.retryMoves();
    expect([counter.kinds(), statesThere()]).toEqual([['undone'], ['submitted']]);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('without a connection', () => {
  test('nothing moves, and trying again moves each once', async () => {
    const counter = await openCounter(...Array<OrderState>(9).fill('accepted'));
    lab.line = 'down';
    await counter.moveSelected('next');
    expect(counter.kinds()).toEqual(Array(9).fill('unknown'));
    expect(counter.selected()).toHaveLength(9);
    lab.line = 'up';
    await counter.retryMoves();
    expect(statesThere()).toEqual(Array(9).fill('inProduction'));
    expect(counter.kinds()).toEqual(Array(9).fill('moved'));
  });

  test('an order whose response was lost is retried as the same event', async () => {
    const counter = await openCounter('accepted');
    lab.line = 'dropsAnswers';
    await counter.moveSelected('next');
    expect([counter.kinds(), statesThere()]).toEqual([['unknown'], ['inProduction']]);
    lab.line = 'up';
    await counter.retryMoves();
    expect([counter.kinds(), statesThere()]).toEqual([['moved'], ['inProduction']]);
    expect(new Set(keys).size).toBe(1);
  });

  test('pressing the step instead of “try again” sends the same event, too', async () => {
    const counter = await openCounter('accepted');
    lab.line = 'dropsAnswers';
    await counter.moveSelected('next');
    lab.line = 'up';
    await counter.moveSelected('next');
    expect([new Set(keys).size, statesThere()]).toEqual([1, ['inProduction']]);
  });

  test('a lost answer is known as soon as the list shows the event', async () => {
    const counter = await openCounter('accepted');
    lab.line = 'dropsAnswers';
    await counter.moveSelected('next');
    lab.line = 'up';
    counter.refresh();
    expect([counter.kinds(), counter.selected()]).toEqual([['moved'], []]);
    await counter.retryMoves();
    expect(keys).toHaveLength(1);
  });

  test('a day once proposed stays the same when it is sent again', async () => {
    const counter = await openCounter('submitted');
    const { id, account } = orderThere(0);
    const path = orderPaths.events(id, account.id);
    const bodies: OrderEventRequest[] = [];
    const act = lab.acts.get(path);
    lab.acts.set(path, (key, body) => {
      bodies.push(body as OrderEventRequest);
      return bodies.length === 1 ? refused(503, 'unavailable') : (act?.(key, body) as Response);
    });
    await counter.moveSelected('accept');
    expect(counter.kinds()).toEqual(['unknown']);
    await counter.retryMoves();
    expect(counter.kinds()).toEqual(['moved']);
    expect(bodies[1]).toEqual(bodies[0]);
  });
});

describe('no other user', () => {
  test('sees the selection or the results', async () => {
    const counter = await openCounter('accepted', 'onHold');
    await counter.moveSelected('next');
    counter.$signedIn.set(shop);
    expect([counter.selected(), counter.results()]).toEqual([[], []]);
  });

  test('moves orders in the name of someone who has signed in since', async () => {
    const counter = await openCounter('accepted');
    lab.session = shop;
    await counter.moveSelected('next');
    expect(statesThere()).toEqual(['accepted']);
  });
});

describe('the selection', () => {
  test('takes a range from the order last pressed', async () => {
    const counter = await openCounter(...Array<OrderState>(5).fill('accepted'));
    const listed = [...there.values()].map(summaryOf);
    counter.clearSelection();
    counter.toggleSelected(listed[3] as OrderSummary);
    counter.selectTo(listed[1] as OrderSummary);
    expect(counter.selected()).toEqual(['1', '2', '3']);
    counter.toggleSelected(listed[2] as OrderSummary);
    expect(counter.selected()).toEqual(['1', '3']);
  });

  test('drops orders that the list no longer shows', async () => {
    const counter = await openCounter('accepted', 'ready');
    const [first] = there.keys();
    there.delete(first ?? '');
    counter.refresh();
    expect(counter.selected()).toEqual(['1']);
  });
});
