import type { OrderSummary } from './order.ts';

/** Orders from the newest down to where `next` goes on; null at the very end. */
export type OrderList = { orders: readonly OrderSummary[]; next: string | null };

/**
 * Puts a fresh newest page before the older orders already known, so that looking again does not take away what was
 * asked for. Where the page does not reach the known ones, it stands alone.
 */
export function mergeNewest(known: OrderList | null, page: OrderList): OrderList {
  const oldest = page.orders.at(-1)?.id;
  const meeting = known?.orders.findIndex(({ id }) => id === oldest) ?? -1;
  if (!known || meeting < 0) return page;
  return { orders: [...page.orders, ...known.orders.slice(meeting + 1)], next: known.next };
}

/** Adds the page that follows. */
export function appendPage(known: OrderList, page: OrderList): OrderList {
  return { orders: [...known.orders, ...page.orders], next: page.next };
}

/** Orders drawn as one part of a long list. */
const pageLength = 25;

/** Cuts a long list into parts, counted from its oldest order, so that a new order at the top changes the first alone. */
export function inPages(orders: readonly OrderSummary[]): (readonly OrderSummary[])[] {
  const first = orders.length % pageLength || pageLength;
  const pages = [orders.slice(0, first)];
  for (let from = first; from < orders.length; from += pageLength) {
    pages.push(orders.slice(from, from + pageLength));
  }
  return pages;
}
