import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orders } from '../../../src/i18n/orders/orders.ts';
import { titles } from '../../../src/i18n/shell/shell.ts';

/** The title and the router of a tab that has opened the list of orders. */
async function openList() {
  vi.stubGlobal('location', new URL('http://panel.test/orders'));
  vi.stubGlobal('history', { pushState: () => {} });
  const { $router } = await import('../../../src/stores/shell/router.ts');
  const title = await import('../../../src/stores/shell/header-title.ts');
  $router.open('/orders');
  return { ...title, $router };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a filter in the address does not change the title of the screen', async () => {
  const { $router, $headerTitle, setScreenTitle } = await openList();
  expect($headerTitle.get()).toEqual(titles.texts.orders);
  setScreenTitle(orders.texts.ofAll);
  $router.open('/orders?state=ready');
  expect($headerTitle.get()).toEqual(['سفارش‌ها', 'Orders']);
});

test('another screen gets the title of its route', async () => {
  const { $router, $headerTitle, setScreenTitle } = await openList();
  setScreenTitle(orders.texts.ofAll);
  $router.open('/');
  expect($headerTitle.get()).toEqual(titles.texts.dashboard);
});
