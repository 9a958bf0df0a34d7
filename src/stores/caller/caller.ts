import { atom, computed } from 'nanostores';
import { type ApiPath, type Readable, withQuery } from '../../api/api-path.ts';
import type { Caller } from '../../domain/order/preorder.ts';
import { $signedIn, isOfLab } from '../shell/session.ts';

/** The account for which the lab composes the order on the screen; null for a shop's own order. */
export const $caller = atom<Caller | null>(null);

/** Whether another account was chosen for the order and could not be read yet. */
export const $isCallerPending = atom(false);

/** The account to place the order for; null while another is pending. */
export const settledCaller = (): Caller | null => ($isCallerPending.get() ? null : $caller.get());

/** Whether the lab tried to send without choosing an account. */
export const $isCallerMissing = atom(false);

/** Whether an account must be chosen: the lab orders nothing for itself. */
export const needsCaller = (caller: Caller | null): boolean => isOfLab($signedIn.get()) && !caller;

/** Whether the loaded prices and counts are for an order's account. */
export const isPricedFor = (caller: Caller | null): boolean => caller?.id === $caller.get()?.id;

/** Composes the order on the screen for an account. */
export function orderFor(caller: Caller): void {
  $isCallerMissing.set(false);
  $isCallerPending.set(false);
  $caller.set(caller);
}

export function forgetCaller(): void {
  $caller.set(null);
  $isCallerMissing.set(false);
  $isCallerPending.set(false);
}

/** The account whose prices and counts are shown; null for a visitor. */
export const $pricedFor = computed(
  [$caller, $signedIn],
  (caller, signedIn) => signedIn && (caller ?? signedIn.account).id,
);

/** The address of a list with the prices of the account it is shown for. */
export function pricedPath<Of extends Readable>(path: ApiPath<Of>): ApiPath<Of> {
  const caller = $caller.get();
  if (!caller) return path;
  const { tier, id: account } = caller;
  return withQuery(path, new URLSearchParams({ tier, account }));
}
