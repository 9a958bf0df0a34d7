import type { ListChoice } from './list-choice.ts';
import { type OrderSort, orderSorts } from './order-sort.ts';

/** How the queue is sorted. */
export function sortOf({ view }: Pick<ListChoice, 'view'>): OrderSort {
  return view === 'late' || view === 'dueToday' ? 'promise' : view;
}

/** Sort orders available with these filters: those backed by a server index. */
export function sortsOf({
  view,
  needs,
  counted,
  lens,
  text,
  account,
}: ListChoice): readonly OrderSort[] {
  if (view === 'late' || view === 'dueToday') return ['promise'];
  if (needs || counted || lens) return ['newest', 'oldest'];
  if (text) return ['newest', 'promise'];
  // Sorting by account makes no sense within one account.
  return orderSorts.filter((sort) => sort !== 'account' || account === '');
}
