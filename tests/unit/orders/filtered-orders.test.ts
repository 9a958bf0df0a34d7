import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../src/api/paths.ts';
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
  lab.offers.set(`${paths.orders}?limit=2&text=a`, page('a'));
  lab.offers.set(`${paths.orders}?limit=2&text=ab`, page('ab'));
  const list = await openList();
  lab.beforeAnswer = () => list.readOrders(2, 'text=ab');
  await list.readOrders(2, 'text=a');
  expect(shown(list)).toEqual(['ab']);
  expect(list.$listed.get()).toBe('text=ab');
});

test('a filtered list is not mixed with the one before', async () => {
  lab.offers.set(`${paths.orders}?limit=2`, { ...page('a', 'b'), next: 'x' });
  lab.offers.set(`${paths.orders}?limit=2&state=ready`, page('b'));
  const list = await openList();
  await list.readOrders(2);
  await list.readOrders(2, 'state=ready');
  expect(list.$orders.get()).toEqual(page('b'));
});

test('the next page of a filtered list is filtered too', async () => {
  lab.offers.set(`${paths.orders}?limit=1&state=ready`, { ...page('a'), next: 'x' });
  lab.offers.set(`${paths.orders}?limit=1&state=ready&after=x`, page('b'));
  const list = await openList();
  await list.readOrders(1, 'state=ready');
  await list.readMoreOrders(1);
  expect(shown(list)).toEqual(['a', 'b']);
});
