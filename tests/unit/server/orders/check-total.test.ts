import { expect, test } from 'vitest';
import { checkTotal } from '../../../../server/use-cases/orders/kinds/check-total.ts';

test.each([
  ['the price the user saw', 100, 100, []],
  ['no price, as the user saw', null, null, []],
  ['a price that was not compared', undefined, 100, []],
  ['another price', 90, 100, [{ code: 'priceChanged', params: { total: 100 } }]],
  [
    'a price where the user saw none',
    null,
    100,
    [{ code: 'priceChanged', params: { total: 100 } }],
  ],
  ['no longer a price', 90, null, [{ code: 'priceChanged' }]],
  ['the largest total', 1e12, 1e12, []],
  ['more than can be charged', 2e16, 2e16, [{ code: 'outOfRange', params: { max: 1e12 } }]],
] as const)('%s', (_, expected, total, issues) => {
  expect(checkTotal(expected, total)).toEqual(
    issues.map((issue) => ({ path: 'expectedTotal', ...issue })),
  );
});
