import { expect, it } from 'vitest';
import { stateOf } from '../../../src/domain/order/order-state.ts';

it('is where the last event left the order', () => {
  expect(stateOf([{ state: 'submitted' }, { state: 'accepted' }, { state: 'onHold' }])).toBe(
    'onHold',
  );
});

it('is submitted before anything else happened', () => {
  expect(stateOf([])).toBe('submitted');
});
