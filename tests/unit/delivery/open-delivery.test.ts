import { beforeEach, expect, test, vi } from 'vitest';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import {
  $deliveries,
  $delivery,
  $deliveryReading,
  openDelivery,
  readDeliveries,
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
