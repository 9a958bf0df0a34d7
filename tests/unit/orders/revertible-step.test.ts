import { expect, test } from 'vitest';
import { checkClock } from '../../../src/api/server-clock.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { revertibleStep } from '../../../src/stores/orders/revertible-step.ts';

const dayMs = 86_400_000;

test('a step just made can be reverted, though the device’s clock is a year ahead', () => {
  const at = new Date(Date.now() - 365 * dayMs);
  const accepted = { id: 'one', at: at.toISOString(), side: 'lab', event: 'accept' };
  const order = {
    price: { total: 1000 },
    events: [{ ...accepted, promisedFor: '2026-12-05' }],
  } as unknown as Pick<Order, 'price' | 'events'>;
  expect(revertibleStep(order)).toBeUndefined();
  checkClock(new Headers({ Date: at.toUTCString() }));
  expect(revertibleStep(order)?.event).toBe('accept');
});
