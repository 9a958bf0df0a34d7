import { expect, test } from 'vitest';
import { firstPairFrom } from '../../../src/stores/rx-history/second-pair.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';

const id = '01900000-0000-7000-8000-0000000000b1';
const number = 'ABCD-EFGH';
const present = { id, number, customer: '', since: 0, countsAt: null };
const earlier = { ...progressiveOrder(), id, number, placedAt: '2026-11-20T08:00:00.000Z' };

test('the first pair stays if it is chosen again while the lab’s terms are unknown', () => {
  expect(firstPairFrom(earlier, present)).toBe(present);
  expect(firstPairFrom({ ...earlier, mayBeFirst: true }, null)).toBeNull();
});
