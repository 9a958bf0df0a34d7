import { describe, expect, test } from 'vitest';
import { labSteps, nextStep, stepsOf } from '../../../src/domain/lifecycle/next-step.ts';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';
import { transitions } from '../../../src/domain/lifecycle/transitions.ts';

describe('the lab’s next step', () => {
  test('leads from a new order to a shipped one, state by state', () => {
    const states = labSteps.map((step) => {
      const row = transitions.find(({ by, event }) => by === 'lab' && event === step);
      return row?.to;
    });
    expect(states).toEqual(['accepted', 'inProduction', 'qualityControl', 'ready', 'shipped']);
    const from = ['submitted', ...states.slice(0, -1)] as (typeof stateNames)[number][];
    expect(from.map((state) => nextStep({ state, total: 1 }))).toEqual([...labSteps]);
  });

  test('is empty if the shop has to act or the order is over', () => {
    const none = stateNames.filter((state) => nextStep({ state, total: 1 }) === null);
    expect(none).toEqual([
      'quoted',
      'shipped',
      'delivered',
      'onHold',
      'rejected',
      'cancelled',
      'remake',
    ]);
  });

  test('is empty for a new order without a price', () => {
    expect(nextStep({ state: 'submitted', total: null })).toBeNull();
  });

  test('needs nothing typed', () => {
    const carried = labSteps.flatMap(
      (step) => transitions.find(({ by, event }) => by === 'lab' && event === step)?.must,
    );
    expect(carried).toEqual(['promisedFor']);
  });
});

test('the steps of a selection are counted in their order', () => {
  const states = ['ready', 'submitted', 'onHold', 'submitted'] as const;
  expect(stepsOf(states.map((state) => ({ state, total: 1 })))).toEqual([
    { step: 'accept', count: 2 },
    { step: 'ship', count: 1 },
  ]);
});
