import type { ListChoice } from './list-choice.ts';
import { type OrderSort, orderSorts } from './order-sort.ts';

/** In what order the queue is. */
export function sortOf({ view }: Pick<ListChoice, 'view'>): OrderSort {
  return view === 'late' || view === 'dueToday' ? 'promise' : view;
}

/** The orders that the server offers with the filters: those that one of its indexes has. */
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
  // Of one account, its name sorts nothing.
  return orderSorts.filter((sort) => sort !== 'account' || account === '');
}
