import { expect, it } from 'vitest';
import { needsOf } from '../../../src/domain/dashboard/needs.ts';

const counts = { onHold: 2, submitted: 3, quoted: 0, remake: 1, delivered: 9 };
const names = (side: 'shop' | 'lab') =>
  needsOf({ counts, late: 1, dueToday: 4 }, side).map(({ need, count }) => [need, count]);

it('leaves out orders that wait for stock: they are on hold, and nobody has to do anything', () => {
  const asked = { counts, late: 0, dueToday: 0 };
  expect(needsOf({ ...asked, backOrdered: 1 }, 'shop')).toEqual([{ need: 'onHold', count: 1 }]);
  expect(needsOf({ ...asked, backOrdered: 2 }, 'shop')).toEqual([]);
});

it('shows a shop its open questions and late orders', () => {
  expect(names('shop')).toEqual([
    ['onHold', 2],
    ['late', 1],
  ]);
});

it('shows the lab new, requested, late and due orders', () => {
  expect(names('lab')).toEqual([
    ['submitted', 3],
    ['remake', 1],
    ['late', 1],
    ['dueToday', 4],
  ]);
});
