import { atom, computed } from 'nanostores';
import { type ApiPath, type Readable, withQuery } from '../../api/api-path.ts';
import type { Caller } from '../../domain/order/preorder.ts';
import { $signedIn } from '../shell/session.ts';

/** For which account the lab composes the order on the screen; null for an order of one's own. */
export const $caller = atom<Caller | null>(null);

/** Whether sending was tried before it was known for whom. */
export const $isCallerMissing = atom(false);

/** The lab orders nothing for itself. */
export const needsCaller = (caller: Caller | null): boolean =>
  $signedIn.get()?.user.role === 'SuperAdmin' && !caller;

/** Whether prices and counts at hand are those of an order. */
export const isPricedFor = (caller: Caller | null): boolean => caller?.id === $caller.get()?.id;

/** Composes the order on the screen for an account. */
export function orderFor(caller: Caller): void {
  $isCallerMissing.set(false);
  $caller.set(caller);
}

export function forgetCaller(): void {
  $caller.set(null);
  $isCallerMissing.set(false);
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
