import { computed } from 'nanostores';
import { writeListChoice } from '../../domain/order/list-choice.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { $choice, writeAddress } from '../orders/list-choice.ts';
import { $order } from '../orders/order.ts';
import { $router } from '../shell/router.ts';
import { showInList } from './show-in-list.ts';

type Opened = { id: string; account: string };

/**
 * The order that is open next to the list; the address holds it, so that back, reload and a sent
 * link show the same.
 */
export const $opened = computed($router, (page): Opened | null => {
  if (page?.route !== 'orders' || !page.search.open) return null;
  return { id: page.search.open, account: page.search.of ?? '' };
});

/** Opens an order next to the list. Going back closes it, however many were opened in a row. */
export function openBeside({ id, account }: Pick<OrderSummary, 'id' | 'account'>): void {
  const isNewEntry = $opened.get() === null;
  const opened = new URLSearchParams({ open: id, of: account.id });
  const query = [writeListChoice($choice.get()), opened].filter(String).join('&');
  writeAddress(query, isNewEntry);
}

export function closeBeside(): void {
  if ($opened.get()) writeAddress(writeListChoice($choice.get()), false);
}

/** Copies changes of the opened order into the list, until the returned function is called. */
export function followOpened(): () => void {
  return $order.listen((order) => {
    if (order) showInList(order);
  });
}
