import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import type { OrderSort } from '../../../src/domain/order/order-sort.ts';
import { searchedText } from '../../../src/domain/order/read-order-number.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import { dayAfter } from '../../../src/domain/vocabulary/days.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import type { OrderFilter } from '../../db/order-list/order-filter.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';

/** What only the lab may ask for, because it is about more than one account. */
const labsFields = ['account', 'needs'] as const;

/** The orders of a list that has words or needs: no index has both, and all that has them would have to be read and sorted. */
const sortsOfSearches: readonly OrderSort[] = ['newest', 'promise'];

function orderFault({ needs, text, order, late, due }: AskedFilter, scope: OrderScope) {
  if (order === undefined) return false;
  if (order === 'account' && scope !== 'lab') return true;
  if (late || due) return order !== 'promise';
  if (needs) return order !== 'newest' && order !== 'oldest';
  return text !== undefined && !sortsOfSearches.includes(order);
}

/** What is wrong with a filter that has the right form; undefined if nothing is. */
export function filterFault(asked: AskedFilter, scope: OrderScope): Issue | undefined {
  const { from, to, late, due, needs } = asked;
  const path = labsFields.find((name) => asked[name] !== undefined);
  if (path && scope !== 'lab') return { path, code: 'unknownField' };
  if (from && to && to < from) return { path: 'to', code: 'invalid' };
  if (due && late) return { path: 'due', code: 'invalid' };
  if (needs && (late || due)) return { path: 'needs', code: 'invalid' };
  return orderFault(asked, scope) ? { path: 'order', code: 'invalid' } : undefined;
}

/** The filter that was asked for. `now` in ms since 1970. */
export function filterOf(asked: AskedFilter, now: number): OrderFilter {
  const { state, kind, from, to, text, account, late, due, needs, order } = asked;
  const today = labDay(now);
  const days = {
    promisedFrom: due && today,
    promisedBefore: due ? dayAfter(today) : late && today,
  };
  const sorted = late || due ? 'promise' : (order ?? 'newest');
  return {
    states: (state?.split(',') ?? []) as OrderState[],
    kinds: (kind?.split(',') ?? []) as OrderKind[],
    from,
    to,
    words: searchWords(searchedText(text ?? '')),
    account,
    ...days,
    needs,
    // Of one account, its name sorts nothing.
    order: sorted === 'account' && account !== undefined ? 'newest' : sorted,
  };
}
