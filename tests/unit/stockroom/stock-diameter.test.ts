import { expect, test } from 'vitest';
import { stockDiameter } from '../../../src/domain/stockroom/stock-diameter.ts';

test.each([
  ['65', 650],
  ['۷۲٫۵', 725],
  ['30', 300],
  ['100', 1000],
  ['29.9', null],
  ['101', null],
  ['', null],
  ['big', null],
])('%s is %s', (typed, diameter) => {
  expect(stockDiameter(typed)).toBe(diameter);
});
