import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import type { Delivery } from '../../../src/domain/delivery/delivery.ts';
import {
  $deliveries,
  $delivery,
  $deliveryReading,
  followDelivery,
  openDelivery,
  readDeliveries,
  showDelivery,
} from '../../../src/stores/delivery/delivery.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { shop } from '../../fixtures/people.ts';

const [first, second] = [
  '01900000-0000-7000-8000-000000000001',
  '01900000-0000-7000-8000-000000000002',
];

const answers = new Map<string, PromiseWithResolvers<Response>>();

function answer(path: string, status: number, body: object): void {
  answers.get(path)?.resolve(Response.json(body, { status }));
}

beforeEach(() => {
  answers.clear();
  $signedIn.set(null);
  $signedIn.set(shop);
  vi.stubGlobal('fetch', (path: string) => {
    const late = Promise.withResolvers<Response>();
    answers.set(path, late);
    return late.promise;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a late answer for the delivery before does not replace the one on screen', async () => {
  const opening = [openDelivery(first), openDelivery(second)];
  answer(deliveryPaths.one(second), 200, { id: second });
  answer(deliveryPaths.one(first), 200, { id: first });
  await Promise.all(opening);
  expect($delivery.get()?.id).toBe(second);
});

test('a late answer for a delivery does not end the list’s reading', async () => {
  const reading = [openDelivery(first), readDeliveries()];
  answer(deliveryPaths.one(first), 404, { code: 'notFound' });
  await reading[0];
  expect([$delivery.get(), $deliveryReading.get()]).toEqual([null, 'reading']);
  answer(deliveryPaths.all, 200, { deliveries: [] });
  await Promise.all(reading);
  expect([$deliveries.get(), $deliveryReading.get()]).toEqual([[], 'done']);
});

const packed: Delivery = {
  id: first,
  number: 'D-7K3M-9QXD',
  account: shop.account,
  carrier: '',
  tracking: '',
  day: '2030-01-02',
  shippedAt: null,
  lines: [],
};

test('an open delivery shows how a colleague packs it, until they dissolve it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const leave = followDelivery(first);
  const path = deliveryPaths.one(first);
  const next = async (status: number, body: object) => {
    answer(path, status, body);
    await vi.advanceTimersByTimeAsync(10_000);
  };
  await next(200, packed);
  await next(200, { ...packed, carrier: 'Post' });
  expect($delivery.get()?.carrier).toBe('Post');
  await next(404, { code: 'notFound' });
  expect([$delivery.get(), $deliveryReading.get()]).toEqual([null, 'notFound']);
  leave();
});

test('a delivery that was shipped is not read again and again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const leave = followDelivery(first);
  answer(deliveryPaths.one(first), 200, { ...packed, shippedAt: '2030-01-02T08:00:00.000Z' });
  answers.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers.size).toBe(0);
  leave();
});

test('an answer requested before a change does not replace its result', async () => {
  $delivery.set(packed);
  const reading = openDelivery(first);
  showDelivery({ ...packed, carrier: 'Courier' });
  answer(deliveryPaths.one(first), 200, packed);
  await reading;
  expect($delivery.get()?.carrier).toBe('Courier');
});
