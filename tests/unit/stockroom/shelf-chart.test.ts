import { expect, test } from 'vitest';
import { cellOfKey, chartOf, expectedOf } from '../../../src/domain/stockroom/shelf-chart.ts';

const state = (onHand: number, promised = 0) => ({ onHand, level: null, promised, seen: 0 });
const states = new Map([
  ['hmc 650 -200 -50', state(5, 2)],
  ['hmc 650 -200 0', state(3)],
  ['hmc 650 25 0', state(1)],
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

test('the chart has all powers, and null where none is made', () => {
  expect(chartOf(chart, states, ({ onHand }) => onHand)).toEqual({
    diameter: 650,
    spheres: [-200, 25],
    cylinders: [-50, 0],
    onHand: [
      [5, 3],
      [null, 1],
    ],
  });
});

test('what should lie there are the free and the promised pieces', () => {
  expect(chartOf(chart, states, expectedOf).onHand[0]).toEqual([7, 3]);
});
