import { beforeEach, expect, test, vi } from 'vitest';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import type { Delivery } from '../../../src/domain/delivery/delivery.ts';
import { lab as clerk, shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const delivery: Delivery = {
  id: '01900000-0000-7000-8000-0000000000e1',
  number: 'D-7K3M-9QXD',
  account: shop.account,
  carrier: 'Post',
  tracking: '',
  day: '2030-01-02',
  shippedAt: null,
  lines: [],
};
const readPath = deliveryPaths.one(delivery.id, shop.account.id);
const content = { orders: ['one'], carrier: 'Courier', tracking: '', day: delivery.day };

let lab: FakeLab;
/** What was saved. */
let saved: unknown[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  saved = [];
  lab.acts.set(deliveryPaths.one(delivery.id), (_, body) => {
    saved.push(body);
    return Response.json(delivery);
  });
  lab.offers.set(readPath, { ...delivery, carrier: 'as a colleague left it' });
  freshDevice(lab);
});

async function open() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  return import('../../../src/stores/delivery/lab-delivery.ts');
}

test('a delivery is changed from what it is at the server, not from what is shown', async () => {
  const { changeDelivery } = await open();
  const answer = await changeDelivery(delivery, ({ carrier }) => ({ ...content, carrier }));
  expect(answer.kind).toBe('done');
  expect(saved).toEqual([
    { ...content, account: shop.account.id, carrier: 'as a colleague left it' },
  ]);
});

test('a delivery that a colleague has dissolved is not made again', async () => {
  lab.offers.delete(readPath);
  const { changeDelivery } = await open();
  expect(await changeDelivery(delivery, () => content)).toEqual({ kind: 'refused', issues: [] });
  expect(saved).toEqual([]);
});

test('a delivery that the server cannot read first is not changed', async () => {
  lab.offers.delete(readPath);
  lab.refusesReading = [503, 'unavailable'];
  const { changeDelivery } = await open();
  expect(await changeDelivery(delivery, () => content)).toEqual({ kind: 'unread' });
  expect(saved).toEqual([]);
});

test('a change without a connection says so', async () => {
  lab.line = 'down';
  const { changeDelivery } = await open();
  const answer = await changeDelivery(delivery, () => content);
  expect(answer).toEqual({ kind: 'unknown', why: 'offline' });
});
