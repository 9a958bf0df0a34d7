import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../../../src/domain/vocabulary/money.ts';
import { mostRials } from '../../../../src/domain/vocabulary/most-rials.ts';

/**
 * Checks that the total can be charged, and that it still equals the one that the shop saw; `undefined` if the shop
 * sent none.
 */
export function checkTotal(expected: Rials | null | undefined, total: Rials | null): Issue[] {
  if (total !== null && total > mostRials) {
    return [{ path: 'expectedTotal', code: 'outOfRange', params: { max: mostRials } }];
  }
  if (expected === undefined || expected === total) return [];
  const params = total === null ? {} : { params: { total } };
  return [{ path: 'expectedTotal', code: 'priceChanged', ...params }];
}
