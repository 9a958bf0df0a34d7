import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

const placed = (digit: number): OrderSummary => ({
  id: `01900000-0000-7000-8000-0000000000e${digit}`,
  number: `0000-000${digit}`,
  account: shop.account,
  kind: 'stock',
  placedAt: `2026-11-21T08:0${digit}:00.000Z`,
  state: 'submitted',
  reference: String(digit),
  title: { fa: 'عدسی', en: 'Lens' },
  total: null,
  promisedFor: null,
  pieces: 2,
});

/** Gives the lab these orders, two to a page. */
function offer(...digits: number[]): void {
  const newest = { orders: digits.slice(0, 2).map(placed), next: digits.length > 2 ? 'a' : null };
  lab.offers.set(`${orderPaths.orders}?limit=2`, newest);
  const rest = { orders: digits.slice(2).map(placed), next: null };
  lab.offers.set(`${orderPaths.orders}?limit=2&after=a`, rest);
}

async function openList() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const list = await import('../../../src/stores/orders/orders.ts');
  return {
    $signedIn,
    ...list,
    shows: () =>
      list.$orders
        .get()
        ?.orders.map(({ reference }) => reference)
        .join(' '),
  };
}

describe('the list of orders', () => {
  test('goes from the newest down, page by page, to its end', async () => {
    offer(4, 3, 2);
    const list = await openList();
    await list.readOrders(2);
    expect(list.shows()).toBe('4 3');
    await list.readMoreOrders(2);
    expect(list.shows()).toBe('4 3 2');
    await list.readMoreOrders(2);
    expect(list.shows()).toBe('4 3 2');
    expect(list.$moreReading.get()).toBe('done');
  });

  test('keeps further pages when a new order arrives on top', async () => {
    offer(4, 3, 2);
    const list = await openList();
    await list.readOrders(2);
    await list.readMoreOrders(2);
    offer(5, 4, 3, 2);
    await list.readOrders(2);
    expect(list.shows()).toBe('5 4 3 2');
  });

  test('reads the next page once, however often it is requested', async () => {
    offer(4, 3, 2);
    const list = await openList();
    await list.readOrders(2);
    await Promise.all([list.readMoreOrders(2), list.readMoreOrders(2)]);
    expect(list.shows()).toBe('4 3 2');
    expect(lab.asked.filter((route) => route.includes('after'))).toHaveLength(1);
  });

  test('stays visible while offline, says so, and can be retried', async () => {
    offer(4, 3, 2);
    const list = await openList();
    await list.readOrders(2);
    lab.line = 'down';
    await list.readOrders(2);
    await list.readMoreOrders(2);
    expect(list.shows()).toBe('4 3');
    expect(list.$ordersReading.get()).toBe('offline');
    expect(list.$moreReading.get()).toBe('offline');
    lab.line = 'up';
    await list.readMoreOrders(2);
    expect(list.shows()).toBe('4 3 2');
  });

  test('is not shown to the account that signs in next', async () => {
    offer(4);
    const list = await openList();
    await list.readOrders(2);
    list.$signedIn.set(shop2);
    expect(list.$orders.get()).toBeNull();
    expect(list.$ordersReading.get()).toBe('reading');
    list.$signedIn.set(null);
    expect(list.$ordersReading.get()).toBe('signedOut');
  });

  test('requested by a user who has signed out is not shown', async () => {
    offer(4);
    const list = await openList();
    lab.beforeAnswer = async () => list.$signedIn.set(shop2);
    await list.readOrders(2);
    expect(list.$orders.get()).toBeNull();
  });

  test('leaves the screen when the server has ended the session', async () => {
    offer(4);
    const list = await openList();
    await list.readOrders(2);
    lab.offers.clear();
    lab.session = null;
    await list.readOrders(2);
    expect(list.$orders.get()).toBeNull();
    expect(list.$ordersReading.get()).toBe('signedOut');
  });

  test('says when the lab cannot answer', async () => {
    lab.refusesReading = [503, 'unavailable'];
    const list = await openList();
    await list.readOrders(2);
    expect(list.$ordersReading.get()).toBe('failed');
  });
});
