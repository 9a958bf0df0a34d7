import { setPersistentEngine } from '@nanostores/persistent';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const clerk: SignedIn = { ...shop, user: { ...shop.user, role: 'SuperAdmin' } };

beforeEach(() => {
  setPersistentEngine({}, { addEventListener: () => {}, removeEventListener: () => {} });
  freshDevice(new FakeLab());
});

test('the list shows what the scanner moves, and knows its event', async () => {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { $orders } = await import('../../../src/stores/orders/orders.ts');
  const { $scans, addScan, settleScan } = await import('../../../src/stores/scan/scans.ts');
  const { followScanned } = await import('../../../src/stores/counter/follow-scanned.ts');
  const order = { ...placedRx(progressiveOrder()), state: 'accepted' as const };
  const other = { ...order, id: order.id.replace(/.$/, '8') };
  $orders.set({ orders: [order, other], next: null });
  const stop = followScanned();
  addScan(orderNumber(order.id));
  const [scan] = $scans.get();
  settleScan(scan?.id ?? '', { kind: 'moved', state: 'inProduction' });
  expect($orders.get()?.orders).toMatchObject([
    { state: 'inProduction', lastEvent: scan?.id },
    { state: 'accepted' },
  ]);
  stop();
});
