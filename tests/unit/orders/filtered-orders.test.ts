import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

const page = (...references: string[]) => ({
  orders: references.map((reference) => ({ id: reference, reference })),
  next: null,
});

async function openList() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  return import('../../../src/stores/orders/orders.ts');
}

const shown = (list: Awaited<ReturnType<typeof openList>>) =>
  list.$orders.get()?.orders.map(({ reference }) => reference);

test('an answer for earlier filters does not replace that for later ones', async () => {
  lab.offers.set(`${orderPaths.orders}?limit=2&text=a`, page('a'));
  lab.offers.set(`${orderPaths.orders}?limit=2&text=ab`, page('ab'));
  const list = await openList();
  lab.beforeAnswer = () => list.readOrders(2, 'text=ab');
  await list.readOrders(2, 'text=a');
  expect(shown(list)).toEqual(['ab']);
  expect(list.$listed.get()).toBe('text=ab');
});

test('of two answers for the same filters, the one requested last stays', async () => {
  const path = `${orderPaths.orders}?limit=2`;
  lab.offers.set(path, page('before'));
  const list = await openList();
  lab.beforeAnswer = () => {
    lab.offers.set(path, page('after'));
    return list.readOrders(2);
  };
  await list.readOrders(2);
  expect(shown(list)).toEqual(['after']);
  expect(list.$ordersReading.get()).toBe('done');
});

test('a list that was being read during an act is read again, so it shows the order’s new state', async () => {
  const path = `${orderPaths.orders}?limit=25`;
  lab.offers.set(path, page('before the act'));
  const list = await openList();
  const { $router } = await import('../../../src/stores/shell/router.ts');
  const filtered = await import('../../../src/stores/orders/filtered-orders.ts');
  const { noteAct } = await import('../../../src/stores/shell/changes.ts');
  $router.open('/orders');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  lab.beforeAnswer = () => held;
  const stop = filtered.followFilteredOrders();
  lab.offers.set(path, page('after it'));
  noteAct();
  release();
  await vi.waitFor(() => expect(shown(list)).toEqual(['after it']));
  noteAct();
  const lists = lab.asked.filter((asked) => asked.startsWith(`GET ${path}`));
  expect(lists).toHaveLength(2);
  stop();
});

test('a filtered list is not mixed with the previous one', async () => {
  lab.offers.set(`${orderPaths.orders}?limit=2`, { ...page('a', 'b'), next: 'x' });
  lab.offers.set(`${orderPaths.orders}?limit=2&state=ready`, page('b'));
  const list = await openList();
  await list.readOrders(2);
  await list.readOrders(2, 'state=ready');
  expect(list.$orders.get()).toEqual(page('b'));
});

test('the next page of a filtered list is filtered too', async () => {
  lab.offers.set(`${orderPaths.orders}?limit=1&state=ready`, { ...page('a'), next: 'x' });
  lab.offers.set(`${orderPaths.orders}?limit=1&state=ready&after=x`, page('b'));
  const list = await openList();
  await list.readOrders(1, 'state=ready');
  await list.readMoreOrders(1);
  expect(shown(list)).toEqual(['a', 'b']);
});

describe('a search that the lab answers in parts', () => {
  const bit = (next: string | null, ...references: string[]) => ({
    ...page(...references),
    next,
    searchedTo: next && '2026-11-21T08:00:00.000Z',
  });
  const path = `${orderPaths.orders}?limit=2&text=a`;

  test('continues automatically until the page is full', async () => {
    lab.offers.set(path, bit('x'));
    lab.offers.set(`${path}&after=x`, bit('y', 'a'));
    lab.offers.set(`${path}&after=y`, bit('z', 'b'));
    const list = await openList();
    await list.readOrders(2, 'text=a');
    expect(list.$moreReading.get()).toBe('reading');
    await vi.waitFor(() => expect(list.$moreReading.get()).toBe('done'));
    expect(shown(list)).toEqual(['a', 'b']);
    expect(lab.asked).toHaveLength(3);
  });

  test('continues to the end of the list', async () => {
    lab.offers.set(path, bit('x', 'a'));
    lab.offers.set(`${path}&after=x`, bit(null));
    const list = await openList();
    await list.readOrders(2, 'text=a');
    await vi.waitFor(() => expect(list.$orders.get()?.next).toBeNull());
    expect(shown(list)).toEqual(['a']);
  });

  test('reads further pages in parts too', async () => {
    lab.offers.set(path, { ...page('a', 'b'), next: 'x' });
    lab.offers.set(`${path}&after=x`, bit('y', 'c'));
    lab.offers.set(`${path}&after=y`, bit('z', 'd'));
    const list = await openList();
    await list.readOrders(2, 'text=a');
    expect(lab.asked).toHaveLength(1);
    await list.readMoreOrders(2);
    expect(shown(list)).toEqual(['a', 'b', 'c', 'd']);
    expect(list.$moreReading.get()).toBe('done');
  });

  test('stops when something else is searched for', async () => {
    lab.offers.set(path, bit('x'));
    lab.offers.set(`${path}&after=x`, bit('y'));
    lab.offers.set(`${path}&after=y`, bit('z', 'late'));
    lab.offers.set(`${orderPaths.orders}?limit=2&text=b`, page('b'));
    const list = await openList();
    await list.readOrders(2, 'text=a');
    await list.readOrders(2, 'text=b');
    await vi.waitFor(() => expect(list.$moreReading.get()).toBe('done'));
    expect(shown(list)).toEqual(['b']);
    expect(lab.asked.filter((asked) => asked.endsWith('after=y'))).toEqual([]);
  });

  test('reports a lost connection, and continues from there', async () => {
    lab.offers.set(path, bit('x', 'a'));
    lab.offers.set(`${path}&after=x`, bit(null, 'b'));
    const list = await openList();
    lab.beforeAnswer = async () => {
      lab.line = 'down';
    };
    await list.readOrders(2, 'text=a');
    await vi.waitFor(() => expect(list.$moreReading.get()).toBe('offline'));
    lab.line = 'up';
    await list.readMoreOrders(2);
    expect(shown(list)).toEqual(['a', 'b']);
  });
});

test('the orders of each state are counted even if a filter is chosen before the first answer', async () => {
  const counts = { counts: { ready: 1 }, most: 1 };
  lab.offers.set(`${orderPaths.orders}?limit=25`, page('a', 'b'));
  lab.offers.set(`${orderPaths.orders}?limit=25&state=ready`, page('b'));
  lab.offers.set(orderPaths.counts, counts);
  const list = await openList();
  const { $router } = await import('../../../src/stores/shell/router.ts');
  const filtered = await import('../../../src/stores/orders/filtered-orders.ts');
  $router.open('/orders');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  lab.beforeAnswer = async () => {
    lab.beforeAnswer = () => held;
    $router.open('/orders?state=ready');
  };
  const stop = filtered.followFilteredOrders();
  await vi.waitFor(() => expect(lab.asked).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  release();
  await vi.waitFor(() => expect(filtered.$orderCounts.get()).toEqual(counts));
  expect(shown(list)).toEqual(['b']);
  stop();
});
