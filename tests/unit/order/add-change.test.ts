import { expect, test } from 'vitest';
import { addChanges } from '../../../src/domain/order/add-change.ts';
import type { OrderChange } from '../../../src/domain/order/order-change.ts';

const change = (minute: number, order = 1): OrderChange => ({
  id: `01900000-0000-7000-8000-0000000000${minute}`,
  order: { id: `01900000-0000-7000-8000-0000000001${order}0`, number: '7K3M-9QXD' },
  account: 'a shop',
  accountId: '01900000-0000-7000-8000-000000000200',
  at: `2026-11-21T08:${minute}:00.000Z`,
  event: 'accept',
  side: 'lab',
  state: 'accepted',
  by: 'lab',
  message: '',
});

test('changes are ordered by time', () => {
  const feed = addChanges([change(12), change(10)], [change(11), change(13)]);
  expect(feed.map(({ at }) => at.slice(14, 16))).toEqual(['13', '12', '11', '10']);
});

test('a known change is ignored, but the same id on another order is a different change', () => {
  const feed = [change(12)];
  expect(addChanges(feed, [change(12)])).toBe(feed);
  expect(addChanges(feed, [change(12, 2)])).toHaveLength(2);
});

test('only the newest two hundred are kept', () => {
  const many = Array.from({ length: 230 }, (_, index) => ({
    ...change(10),
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    at: new Date(Date.UTC(2026, 10, 21, 8, index)).toISOString(),
  }));
  const feed = addChanges([], many);
  expect([feed.length, feed[0]?.at, feed.at(-1)?.at]).toEqual([
    200,
    '2026-11-21T11:49:00.000Z',
    '2026-11-21T08:30:00.000Z',
  ]);
});
