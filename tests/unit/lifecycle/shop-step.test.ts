import { expect, test } from 'vitest';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import { findTransition, submittedStatus } from '../../../src/domain/lifecycle/order-status.ts';
import {
  canTake,
  type ShopStep,
  shopSteps,
  shopStepsFrom,
} from '../../../src/domain/lifecycle/shop-step.ts';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';

const takers: Record<ShopStep, readonly OrderState[]> = {
  deliver: ['shipped'],
  cancel: ['submitted', 'quoted'],
};

test.each(shopSteps)('of the states, only some can %s', (step) => {
  expect(stateNames.filter((state) => canTake(step, { state }))).toEqual(takers[step]);
});

test('what many orders can take, the table of transitions lets a shop do', () => {
  for (const step of shopSteps) {
    for (const state of takers[step]) {
      expect(findTransition({ ...submittedStatus(1), state }, 'shop', step)).not.toBeNull();
    }
  }
});

test.each([
  ['the server holds', 'creditLimit', true],
  ['the lab has a question about', undefined, false],
] as const)('an order that %s', (_, heldFor, can) => {
  expect(canTake('cancel', { state: 'onHold', heldFor })).toBe(can);
});

test.each([
  [[], ['deliver', 'cancel']],
  [['shipped'], ['deliver']],
  [['submitted', 'ready'], ['cancel']],
  [['accepted', 'delivered'], []],
] as const)('of the states %s the steps are %s', (states, steps) => {
  expect(shopStepsFrom(states)).toEqual(steps);
});
