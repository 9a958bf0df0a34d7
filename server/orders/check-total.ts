import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../src/domain/vocabulary/money.ts';

/** Checks that the total the shop saw is still the price; `undefined` when the shop sent none. */
export function checkTotal(expected: Rials | null | undefined, total: Rials | null): Issue[] {
  if (expected === undefined || expected === total) return [];
  const params = total === null ? {} : { params: { total } };
  return [{ path: 'expectedTotal', code: 'priceChanged', ...params }];
}
