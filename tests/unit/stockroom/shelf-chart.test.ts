import { expect, test } from 'vitest';
import { cellOfKey, chartForTask } from '../../../src/domain/stockroom/shelf-chart.ts';

const state = (onHand: number, promised = 0, level: number | null = null) => {
  return { onHand, level, promised, seen: 0 };
};
const states = new Map([
  ['hmc 650 -200 -50', state(5, 2)],
  ['hmc 650 -200 0', state(3)],
  ['hmc 650 25 0', state(1, 0, 9)],
]);
const chart = { lens: 'hmc', diameter: 650 };

test('a key is read back to its power', () => {
  expect(cellOfKey('hmc-156 650 -200 -50')).toEqual({
    lens: 'hmc-156',
    diameter: 650,
    sphere: -200,
    cylinder: -50,
  });
});

test('the chart has all powers, and null for those not made', () => {
  expect(chartForTask(chart, states, 'receipt')).toEqual({
    diameter: 650,
    spheres: [-200, 25],
    cylinders: [-50, 0],
    onHand: [
      [5, 3],
      [null, 1],
    ],
  });
});

test('in a count, the expected pieces are the free plus the promised ones', () => {
  expect(chartForTask(chart, states, 'count').onHand[0]).toEqual([7, 3]);
});

test('levels are shown where they exist', () => {
  expect(chartForTask(chart, states, 'levels').onHand).toEqual([
    ['hidden', 'hidden'],
    [null, 9],
  ]);
});

test('powers not made yet can be added, some steps beyond those made', () => {
  const { spheres, cylinders, onHand } = chartForTask(chart, states, 'powers');
  expect([spheres[0], spheres.at(-1), cylinders[0], cylinders.at(-1)]).toEqual([
    -600, 600, -400, 0,
  ]);
  expect(onHand.flat().filter((count) => count !== 'hidden')).toEqual([5, 3, 1]);
});
