import type { OrderSummary } from './order.ts';

/** Orders from the newest on; `next` is where the following page starts, null at the end. */
export type OrderList = { orders: readonly OrderSummary[]; next: string | null };

/**
 * Merges a fresh first page into the orders already loaded, so that a refresh keeps older pages. If the two do not
 * overlap, only the page remains.
 */
export function mergeNewest(known: OrderList | null, page: OrderList): OrderList {
  const oldest = page.orders.at(-1)?.id;
  const meeting = known?.orders.findIndex(({ id }) => id === oldest) ?? -1;
  if (!known || meeting < 0) return page;
  return { orders: [...page.orders, ...known.orders.slice(meeting + 1)], next: known.next };
}

/** Appends the following page. */
export function appendPage(known: OrderList, page: OrderList): OrderList {
  return { orders: [...known.orders, ...page.orders], next: page.next };
}

/** Orders rendered as one chunk of a long list. */
const pageLength = 25;

/** Splits a long list into chunks counted from its oldest order, so that a new order changes only the first chunk. */
export function inPages(orders: readonly OrderSummary[]): (readonly OrderSummary[])[] {
  const first = orders.length % pageLength || pageLength;
  const pages = [orders.slice(0, first)];
  for (let from = first; from < orders.length; from += pageLength) {
    pages.push(orders.slice(from, from + pageLength));
  }
  return pages;
}
