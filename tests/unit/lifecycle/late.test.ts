import { expect, test } from 'vitest';
import { isLate, unshippedStates } from '../../../src/domain/lifecycle/late.ts';
import { orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';

const today = '2026-11-22';

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-11-23', false],
  [null, false],
])('an order in production that was promised for %s is late: %s', (promisedFor, late) => {
  expect(isLate({ promisedFor, state: 'inProduction' }, today)).toBe(late);
});

test('only an order that has still to leave the lab can be late', () => {
  const late = orderState.options.filter((state) =>
    isLate({ promisedFor: '2026-11-01', state }, today),
  );
  expect(late).toEqual(
    orderState.options.filter((state) => unshippedStates.some((s) => s === state)),
  );
  const gone = ['shipped', 'delivered', 'rejected', 'cancelled', 'remake'];
  expect(orderState.options.filter((state) => !late.includes(state))).toEqual(gone);
});

test('a day at the lab begins at midnight in Tehran', () => {
  expect(labDay(Date.parse('2026-11-21T20:29:59Z'))).toBe('2026-11-21');
  expect(labDay(Date.parse('2026-11-21T20:30:00Z'))).toBe('2026-11-22');
});
