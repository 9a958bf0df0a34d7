import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../src/domain/vocabulary/money.ts';

/** The total the shop saw must be today's, where it says which it saw. */
export function checkTotal(expected: Rials | null | undefined, total: Rials | null): Issue[] {
  if (expected === undefined || expected === total) return [];
  const params = total === null ? {} : { params: { total } };
  return [{ path: 'expectedTotal', code: 'priceChanged', ...params }];
}
