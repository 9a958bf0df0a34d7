import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import type { Delivery } from '../../../src/domain/delivery/delivery.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const id = '01900000-0000-7000-8000-0000000000e1';
const order = '01900000-0000-7000-8000-0000000000d1';
const delivery: Delivery = {
  id,
  number: 'D-7K3M-9QXD',
  account: shop.account,
  carrier: 'Post',
  tracking: '',
  day: '2030-01-02',
  shippedAt: '2030-01-02T08:00:00.000Z',
  lines: [],
};
const missing = [{ order, message: 'Not in the parcel' }];

let lab: FakeLab;
/** What was reported missing to the lab, once for each receipt that arrived. */
let received: unknown[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  received = [];
  lab.acts.set(deliveryPaths.receipt(id), (_, body) => {
    received.push(body);
    return Response.json({ ...delivery, carrier: 'as the lab has it' });
  });
  lab.offers.set(deliveryPaths.one(id), delivery);
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
});

/** The delivery's page after a reload, with the tab's storage kept. */
async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const page = await import('../../../src/stores/delivery/delivery.ts');
  const sending = await import('../../../src/stores/delivery/receipt.ts');
  await page.openDelivery(id);
  return { ...page, ...sending, $signedIn };
}

describe('a shop’s receipt of a delivery', () => {
  test('is sent, shown as the lab has it, and no longer kept', async () => {
    const page = await openPage();
    page.keepReceipt(id, { missing: [order], words: 'Box open' });
    const answer = await page.sendReceipt(delivery, missing);
    expect([answer.kind, received]).toEqual(['done', [{ missing }]]);
    expect(page.$delivery.get()?.carrier).toBe('as the lab has it');
    expect(page.typedReceipt(id)).toBeNull();
  });

  test.each(['down', 'dropsAnswers'] as const)(
    'stays as it was filled in when the line %s, also after a reload',
    async (line) => {
      const page = await openPage();
      const typed = { missing: [order], words: 'Box open' };
      page.keepReceipt(id, typed);
      lab.line = line;
      expect(await page.sendReceipt(delivery, missing)).toEqual({
        kind: 'unknown',
        why: 'offline',
      });
      lab.line = 'up';
      expect((await openPage()).typedReceipt(id)).toEqual(typed);
    },
  );

  test.each([
    [503, { kind: 'unknown', why: 'failed' }],
    [429, { kind: 'unknown', why: 'failed' }],
    [422, { kind: 'refused', issues: [] }],
  ])('can be sent again after status %i', async (status, outcome) => {
    const page = await openPage();
    page.keepReceipt(id, { missing: [], words: '' });
    lab.acts.set(deliveryPaths.receipt(id), () => refused(status, 'unavailable'));
    expect(await page.sendReceipt(delivery, [])).toEqual(outcome);
    expect(page.typedReceipt(id)).not.toBeNull();
  });

  test('is not shown to a user who signs in while it is sent', async () => {
    const page = await openPage();
    lab.beforeAnswer = async () => page.$signedIn.set(shop2);
    expect((await page.sendReceipt(delivery, [])).kind).toBe('left');
    expect(page.$delivery.get()).toBeNull();
    page.keepReceipt(id, { missing: [order], words: 'mine' });
    page.$signedIn.set(shop);
    expect(page.typedReceipt(id)).toBeNull();
  });
});

test('an address without a delivery asks the server nothing', async () => {
  const page = await openPage();
  const asked = lab.asked.length;
  await page.openDelivery('x');
  expect(page.$deliveryReading.get()).toBe('notFound');
  expect(lab.asked.length).toBe(asked);
});
