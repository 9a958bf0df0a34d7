import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const placed = placedRx(progressiveOrder());

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(orderPaths.order(placed.id), placed);
  freshDevice(lab);
});

async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  return { $signedIn, ...(await import('../../../src/stores/orders/order.ts')) };
}

describe('the page of an order', () => {
  test('shows the order requested last, regardless of the order of responses', async () => {
    const page = await openPage();
    const other = { ...placed, id: placed.id.replace(/.$/, '8') };
    lab.offers.set(orderPaths.order(other.id), other);
    let answerFirst = () => {};
    lab.beforeAnswer = () =>
      new Promise<void>((resolve) => {
        answerFirst = resolve;
      });
    const first = page.openOrder(placed.id);
    await page.openOrder(other.id);
    answerFirst();
    await first;
    expect(page.$order.get()?.id).toBe(other.id);
  });

  test('opens even if the previous page closes while it loads', async () => {
    const page = await openPage();
    const opening = page.openOrder(placed.id);
    page.closeOrder();
    await opening;
    expect(page.$order.get()).toEqual(placed);
  });

  test('shows the order', async () => {
    const page = await openPage();
    await page.openOrder(placed.id);
    expect(page.$order.get()).toEqual(placed);
    expect(page.$orderReading.get()).toBe('done');
  });

  test('requests an order of the account in the address', async () => {
    lab.offers.set(orderPaths.order(placed.id, shop2.account.id), placed);
    const page = await openPage();
    await page.openOrder(placed.id, shop2.account.id);
    expect(page.$order.get()).toEqual(placed);
  });

  test.each([
    ['1', undefined],
    ['../login', undefined],
    [placed.id, 'x'],
  ])('finds nothing at %s of %s without a request', async (id, account) => {
    const page = await openPage();
    await page.openOrder(id, account);
    expect(page.$orderReading.get()).toBe('notFound');
    expect(lab.asked).toEqual([]);
  });

  test('finds no order that the lab does not have', async () => {
    const page = await openPage();
    await page.openOrder(placed.id);
    lab.offers.clear();
    await page.openOrder(placed.id);
    expect(page.$orderReading.get()).toBe('notFound');
    expect(page.$order.get()).toBeNull();
  });

  test('keeps its content while offline', async () => {
    const page = await openPage();
    await page.openOrder(placed.id);
    lab.line = 'down';
    await page.openOrder(placed.id);
    expect(page.$order.get()).toEqual(placed);
    expect(page.$orderReading.get()).toBe('offline');
  });

  test('is empty for the next user who signs in', async () => {
    const page = await openPage();
    await page.openOrder(placed.id);
    page.$signedIn.set(shop2);
    expect(page.$order.get()).toBeNull();
  });
});
