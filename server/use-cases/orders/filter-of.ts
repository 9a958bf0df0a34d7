import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import type { OrderSort } from '../../../src/domain/order/order-sort.ts';
import { searchedText } from '../../../src/domain/order/read-order-number.ts';
import { rowsOf } from '../../../src/domain/reports/counted-rows.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import { dayAfter } from '../../../src/domain/vocabulary/days.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import type { OrderFilter } from '../../db/order-list/order-filter.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';

/** Filters for the lab only, because they span accounts or concern its figures. */
const labFields = ['account', 'needs', 'counted', 'lens'] as const;

/**
 * Sort orders for a text search. For the others no index covers both, so every match would have to be read and sorted.
 */
const searchSorts: readonly OrderSort[] = ['newest', 'promise'];

function sortFault(asked: AskedFilter, scope: OrderScope) {
  const { needs, counted, lens, parcel, text, order, late, due } = asked;
  if (order === undefined) return false;
  if (order === 'account' && scope !== 'lab') return true;
  if (late || due) return order !== 'promise';
  if (needs || counted || lens || parcel) return order !== 'newest' && order !== 'oldest';
  return text !== undefined && !searchSorts.includes(order);
}

/** Returns the conflicting field. A list can be filtered by only one of promises, needs, figures and parcels. */
function conflictingField({
  late,
  due,
  needs,
  counted,
  lens,
  parcel,
}: AskedFilter): keyof AskedFilter | undefined {
  if (due && late) return 'due';
  const isOfPromises = late || due;
  if (needs && isOfPromises) return 'needs';
  if (parcel && (isOfPromises || needs || counted || lens)) return 'parcel';
  if (!isOfPromises && !needs) return undefined;
  if (counted) return 'counted';
  return lens ? 'lens' : undefined;
}

/** The issue of a well-formed filter; undefined if there is none. */
export function filterFault(asked: AskedFilter, scope: OrderScope): Issue | undefined {
  const { from, to } = asked;
  const unknown = labFields.find((name) => asked[name] !== undefined);
  if (unknown && scope !== 'lab') return { path: unknown, code: 'unknownField' };
  if (from && to && to < from) return { path: 'to', code: 'invalid' };
  const conflict = conflictingField(asked);
  if (conflict) return { path: conflict, code: 'invalid' };
  return sortFault(asked, scope) ? { path: 'order', code: 'invalid' } : undefined;
}

/** The requested filter. `now` in ms since 1970. */
export function filterOf(asked: AskedFilter, now: number): OrderFilter {
  const { state, kind, from, to, text, account, late, due, needs, counted, lens } = asked;
  const { parcel, order } = asked;
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
    counted: counted || lens ? rowsOf(counted, lens) : undefined,
    parcels: parcel?.split(',') ?? [],
    // Within one account, the account's name sorts nothing.
    order: sorted === 'account' && account !== undefined ? 'newest' : sorted,
  };
}
