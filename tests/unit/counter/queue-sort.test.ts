import { expect, test } from 'vitest';
import { standingViews } from '../../../src/domain/counter/queue-view.ts';
import { faultsOfView } from '../../../src/domain/counter/typed-view.ts';
import { stepsFrom } from '../../../src/domain/lifecycle/next-step.ts';
import {
  everything,
  readListChoice,
  writeListChoice,
} from '../../../src/domain/order/list-choice.ts';
import { orderSorts } from '../../../src/domain/order/order-sort.ts';
import { sortOf, sortsOf } from '../../../src/domain/order/queue-sort.ts';

test.each([
  [{}, orderSorts],
  [{ account: 'x' }, ['newest', 'oldest', 'promise', 'promiseLast', 'state']],
  [{ text: 'a' }, ['newest', 'promise']],
  [{ needs: 'quote' }, ['newest', 'oldest']],
  [{ counted: 'late', text: 'a' }, ['newest', 'oldest']],
  [{ lens: 'several' }, ['newest', 'oldest']],
  [{ view: 'late' }, ['promise']],
  [{ view: 'dueToday' }, ['promise']],
] as const)('with %o the queue can be sorted by %o', (chosen, sorts) => {
  expect(sortsOf({ ...everything, ...chosen })).toEqual(sorts);
});

test.each([
  ['late', 'promise'],
  ['dueToday', 'promise'],
  ['state', 'state'],
] as const)('the view %s is in the order %s', (view, sort) => {
  expect(sortOf({ view })).toBe(sort);
});

test.each(Object.entries(standingViews))('the filter of %s is one of the list', (_, filter) => {
  const query = writeListChoice(readListChoice(filter));
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(filter);
});

test.each([
  [' ', { name: 'required' }],
  ['x'.repeat(41), { name: 'tooLong' }],
  ['فوری', {}],
])('a view named “%s” has the faults %o', (name, faults) => {
  expect(faultsOfView({ name })).toEqual(faults);
});

test.each([
  [[], ['accept', 'start', 'inspect', 'pass', 'ship']],
  [
    ['ready', 'accepted'],
    ['start', 'ship'],
  ],
  [['delivered'], []],
] as const)('orders in %o can take %o', (states, steps) => {
  expect(stepsFrom(states)).toEqual(steps);
});
