import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const clerk: SignedIn = { ...shop, user: { ...shop.user, role: 'SuperAdmin' } };
const orders = [1, 2, 3, 4, 5, 6].map((digit) => ({
  ...placedRx(progressiveOrder()),
  id: `01900000-0000-7000-8000-0000000000e${digit}`,
  number: `0000-000${digit}`,
}));

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
  for (const order of orders) lab.offers.set(orderPaths.order(order.id, order.account.id), order);
});

async function openPaperwork() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  return { $signedIn, ...(await import('../../../src/stores/counter/paperwork.ts')) };
}

describe('the orders that are printed or saved', () => {
  test('are in the order of the list', async () => {
    const { readWhole } = await openPaperwork();
    const { whole, unread } = await readWhole(orders);
    expect([whole.map(({ id }) => id), unread]).toEqual([orders.map(({ id }) => id), []]);
  });

  test('are named if they could not be read', async () => {
    const { readWhole } = await openPaperwork();
    const [, missing] = orders;
    lab.offers.delete(orderPaths.order(missing?.id ?? '', missing?.account.id));
    const { whole, unread } = await readWhole(orders);
    expect([whole.length, unread]).toEqual([5, ['0000-0002']]);
  });

  test('leave no trace for the next user who signs in', async () => {
    const { readWhole, $paperwork, $signedIn } = await openPaperwork();
    await readWhole(orders);
    $signedIn.set(null);
    expect($paperwork.get()).toBeNull();
  });
});
