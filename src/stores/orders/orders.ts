import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { paths } from '../../api/paths.ts';
import { appendPage, mergeNewest, type OrderList } from '../../domain/order/order-list.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';

/**
 * The newest orders, as many pages as were read; null until the first answer. In memory only: patient data that the lab
 * has is not stored on the device.
 */
export const $orders = atom<OrderList | null>(null);

/** The filters of the list, as its address has them. */
export const $listed = atom('');

/** Time the newest orders were read, ms since 1970. */
export const $ordersAt = atom<number | null>(null);

/** Progress or result of reading the newest orders. */
export const $ordersReading = atom<ReadState>('reading');

/** Progress or result of reading on, until another page is full. */
export const $moreReading = atom<ReadState>('done');

function forget(outcome: ReadState): void {
  $orders.set(null);
  $ordersReading.set(outcome);
  $moreReading.set('done');
}

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id !== before?.user.id) forget(signedIn ? 'reading' : 'signedOut');
});

/** The latest filters requested: a response for others is stale. */
let asked = '';

/** Reads the newest orders that pass the filters; the list already shown stays until they arrive. */
export async function readOrders(limit: number, filters = ''): Promise<void> {
  asked = filters;
  $ordersReading.set('reading');
  const own = await readOwn(pagePath(limit, filters));
  if (filters !== asked) return;
  if (own.kind === 'read') {
    const isSame = $listed.get() === filters;
    $listed.set(filters);
    $orders.set(mergeNewest(isSame ? $orders.get() : null, own.value));
    if (!isSame) $moreReading.set('done');
    $ordersAt.set(Date.now());
    $ordersReading.set('done');
    if (isShortOf(limit)) void readOn(limit, limit);
  } else if (own.kind === 'unread') {
    if (own.problem === 'signedOut') forget('signedOut');
    else $ordersReading.set(own.problem);
  }
}

const pagePath = (limit: number, filters: string, after?: string) => {
  const rest = after ? `&after=${encodeURIComponent(after)}` : '';
  return withQuery(paths.orders, `limit=${limit}${filters && `&${filters}`}${rest}`);
};

/** Reads the next page. */
export async function readMoreOrders(limit: number): Promise<void> {
  const known = $orders.get();
  if (known?.next) await readOn(limit, known.orders.length + limit);
}

/** Whether a search stopped on its way with fewer orders than that. */
function isShortOf(wanted: number): boolean {
  const known = $orders.get();
  return !!known?.next && !!known.searchedTo && known.orders.length < wanted;
}

/** Reads on, as a search needs several requests for a page, until there are so many orders or other filters are asked for. */
async function readOn(limit: number, wanted: number): Promise<void> {
  if ($moreReading.get() === 'reading') return;
  $moreReading.set('reading');
  const filters = $listed.get();
  let outcome: ReadState | undefined;
  do outcome = await readNext(limit, filters);
  while (outcome === 'done' && asked === filters && isShortOf(wanted));
  if (outcome && filters === $listed.get()) $moreReading.set(outcome);
}

/** Appends the orders of one more request; undefined when the response is no longer needed. */
async function readNext(limit: number, filters: string): Promise<ReadState | undefined> {
  const after = $orders.get()?.next;
  if (!after) return 'done';
  const own = await readOwn(pagePath(limit, filters, after));
  if (own.kind === 'outdated' || filters !== $listed.get()) return undefined;
  if (own.kind === 'unread') return own.problem;
  const known = $orders.get();
  if (known?.next === after) $orders.set(appendPage(known, own.value));
  return 'done';
}
