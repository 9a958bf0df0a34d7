import { computed } from 'nanostores';
import { type OrderSort, orderSorts } from '../../domain/order/order-sort.ts';
import { sortsOf } from '../../domain/order/queue-sort.ts';
import { $choice, choose } from '../orders/list-choice.ts';
import { $signedIn, isOfLab } from '../shell/session.ts';

/** Keeps its identity while its content is equal, because table columns are derived from it. */
let offered: readonly OrderSort[] = [];

/** The orders that the server offers for the list with its filters; a shop has one account. */
export const $sorts = computed([$choice, $signedIn], (choice, signedIn) => {
  const isLab = isOfLab(signedIn);
  const sorts = sortsOf(choice).filter((sort) => isLab || sort !== 'account');
  if (sorts.join() !== offered.join()) offered = sorts;
  return offered;
});

/** Sorts the list by the server's name of an order. */
export function sortBy(name: string): void {
  const view = orderSorts.find((sort) => sort === name);
  if (view) choose({ view });
}
