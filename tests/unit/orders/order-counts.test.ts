import { beforeEach, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  lab.offers.set(orderPaths.counts, { counts: { accepted: 1 }, most: 1000 });
});

async function openCounts() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { $ordersReading } = await import('../../../src/stores/orders/orders.ts');
  const list = await import('../../../src/stores/orders/filtered-orders.ts');
  $ordersReading.set('done');
  return { ...list, $ordersReading };
}

const reads = () => lab.asked.filter((asked) => asked.includes(orderPaths.counts)).length;

test('counts requested while they are being read are read once more, however often', async () => {
  const { readCounts, $orderCounts } = await openCounts();
  lab.beforeAnswer = async () => {
    void readCounts();
    void readCounts();
  };
  await readCounts();
  expect($orderCounts.get()).not.toBeNull();
  expect(reads()).toBe(2);
});

test('counts requested while the list is being read follow it', async () => {
  const { readCounts, $ordersReading, $orderCounts } = await openCounts();
  $ordersReading.set('reading');
  await readCounts();
  expect(reads()).toBe(0);
  $ordersReading.set('done');
  await vi.waitFor(() => expect($orderCounts.get()).not.toBeNull());
  expect(reads()).toBe(1);
});

test('counts that were not requested again are not reread with the list', async () => {
  const { readCounts, $ordersReading } = await openCounts();
  await readCounts();
  $ordersReading.set('reading');
  $ordersReading.set('done');
  expect(reads()).toBe(1);
});
