import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderReadPath } from '../../../src/api/orders/read-paths.ts';
import type { OrderEvent } from '../../../src/domain/lifecycle/order-event.ts';
import { shop } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const asked: OrderEvent = {
  id: '01900000-0000-7000-8000-0000000000f6',
  at: '2026-11-22T08:00:00.000Z',
  event: 'ask',
  side: 'lab',
  state: 'onHold',
  by: 'lab',
  message: 'Which colour?',
};
const later = '01900000-0000-7000-8000-0000000000f7';
const placed = { ...placedRx(progressiveOrder()), account: shop.account, events: [asked] };
const path = orderReadPath(placed.id, placed.account.id);
const early = '2026-11-21T08:00:00.000Z';

let lab: FakeLab;
/** The events up to which the order was marked as read. */
let stored: string[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  stored = [];
  lab.acts.set(path, (_, body) => {
    const readBefore = stored.length === 0 ? early : '2026-11-22T09:00:00.000Z';
    stored.push((body as { event: string }).event);
    return Response.json({ readBefore, readUntil: readBefore });
  });
  freshDevice(lab);
});

async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { $order } = await import('../../../src/stores/orders/order.ts');
  const reading = await import('../../../src/stores/orders/reading.ts');
  return { $order, ...reading };
}

describe('an order that is shown', () => {
  test('is marked as read, and the earlier mark is available while it is shown', async () => {
    const page = await openPage();
    page.followReading();
    page.$order.set(placed);
    await vi.waitFor(() => expect(page.$readBefore.get()).toBe(early));
    page.$order.set({ ...placed, events: [asked, { ...asked, id: later }] });
    await vi.waitFor(() => expect(stored).toEqual([asked.id, later]));
    expect(page.$readBefore.get()).toBe(early);
  });

  test('is not marked as read while the page is hidden', async () => {
    const page = await openPage();
    Object.assign(document, { visibilityState: 'hidden' });
    page.followReading();
    page.$order.set(placed);
    expect(lab.asked).toEqual([]);
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(stored).toHaveLength(1));
  });

  test('is marked again after the network failed', async () => {
    const page = await openPage();
    lab.line = 'down';
    page.followReading();
    page.$order.set(placed);
    lab.line = 'up';
    await vi.waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(page.$readBefore.get()).toBe(early);
    });
  });

  test('leaves no marks for the next order', async () => {
    const page = await openPage();
    const stop = page.followReading();
    page.$order.set(placed);
    await vi.waitFor(() => expect(page.$readBefore.get()).toBe(early));
    stop();
    expect(page.$readBefore.get()).toBeNull();
  });
});
