import { atom } from 'nanostores';
import type { OrdersAnswer } from '../../api/contract.ts';
import { paths } from '../../api/paths.ts';
import { appendPage, mergeNewest, type OrderList } from '../../domain/order/order-list.ts';
import { type Outcome, readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';

/**
 * The newest orders, as far down as they were asked for; null until the first answer. They live in the page's memory
 * alone: the device keeps no patient's data that is already with the lab.
 */
export const $orders = atom<OrderList | null>(null);

/** When the newest were read, ms since 1970. */
export const $ordersAt = atom<number | null>(null);

/** How reading the newest fares. */
export const $ordersOutcome = atom<Outcome>('reading');

/** How reading further down fares. */
export const $moreOutcome = atom<Outcome>('done');

function forget(outcome: Outcome): void {
  $orders.set(null);
  $ordersOutcome.set(outcome);
  $moreOutcome.set('done');
}

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id !== before?.user.id) forget(signedIn ? 'reading' : 'signedOut');
});

/** Reads the newest orders again; what is already in sight stays until they come. */
export async function readOrders(limit: number): Promise<void> {
  $ordersOutcome.set('reading');
  const own = await readOwn<OrdersAnswer>(`${paths.orders}?limit=${limit}`);
  if (own.kind === 'read') {
    $orders.set(mergeNewest($orders.get(), own.value));
    $ordersAt.set(Date.now());
    $ordersOutcome.set('done');
  } else if (own.kind === 'unread') {
    if (own.trouble === 'signedOut') forget('signedOut');
    else $ordersOutcome.set(own.trouble);
  }
}

/** Reads the page below what is in sight. */
export async function readMoreOrders(limit: number): Promise<void> {
  const after = $orders.get()?.next;
  if (!after || $moreOutcome.get() === 'reading') return;
  $moreOutcome.set('reading');
  const query = new URLSearchParams({ limit: String(limit), after });
  const own = await readOwn<OrdersAnswer>(`${paths.orders}?${query}`);
  if (own.kind === 'outdated') return;
  if (own.kind === 'unread') {
    $moreOutcome.set(own.trouble);
    return;
  }
  $moreOutcome.set('done');
  const known = $orders.get();
  if (known?.next === after) $orders.set(appendPage(known, own.value));
}
