import { labDay } from '../vocabulary/lab-day.ts';
import type { OrderSummary } from './order.ts';

/** Orders sorted newest first or by promise. */
export interface OrderList {
  orders: readonly OrderSummary[];
  /** Start of the next page; null at the end. */
  next: string | null;
  /** How far a search got if it stopped before its page was full: an instant of placing, or a promised day. */
  searchedTo?: string | null;
}

const isDay = (searchedTo: string) => searchedTo.length === '2026-11-22'.length;

/** The day a search reached, local to the lab. */
export function searchedDay(searchedTo: string): string {
  return isDay(searchedTo) ? searchedTo : labDay(Date.parse(searchedTo));
}

/** Whether an order is in the part a search has not covered yet, including exactly where it stopped. */
function isBeyond({ placedAt, promisedFor }: OrderSummary, searchedTo: string): boolean {
  return isDay(searchedTo) ? (promisedFor ?? '') >= searchedTo : placedAt <= searchedTo;
}

/** The orders that are not in a page. */
function without(orders: readonly OrderSummary[], page: OrderList): OrderSummary[] {
  const listed = new Set(page.orders.map(({ id }) => id));
  return orders.filter(({ id }) => !listed.has(id));
}

/**
 * Merges a fresh first page into the orders already loaded, so that a refresh keeps older pages. If the two do not
 * overlap, only the page remains. A search page that is not full replaces the range it searched.
 */
export function mergeNewest(known: OrderList | null, page: OrderList): OrderList {
  if (!known) return page;
  const { searchedTo } = page;
  if (searchedTo) {
    const rest = known.orders.filter((order) => isBeyond(order, searchedTo));
    return { ...known, orders: [...page.orders, ...without(rest, page)] };
  }
  // Nothing follows the last page: later orders known before no longer match the filters.
  if (page.next === null) return page;
  const oldest = page.orders.at(-1)?.id;
  const meeting = known.orders.findIndex(({ id }) => id === oldest);
  if (meeting < 0) return page;
  return { ...known, orders: [...page.orders, ...known.orders.slice(meeting + 1)] };
}

/** Appends the next page, without duplicates: a restarted search can cover the same range again. */
export function appendPage(known: OrderList, page: OrderList): OrderList {
  return { ...page, orders: [...without(known.orders, page), ...page.orders] };
}
