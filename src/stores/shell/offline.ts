import { atom, computed, onMount } from 'nanostores';
import { $apiReachable, refreshSession } from './session.ts';

/** Whether the browser reports a network. */
const $hasNetwork = atom(true);

onMount($hasNetwork, () => {
  if (import.meta.env.SSR) return undefined;
  const follow = () => {
    $hasNetwork.set(navigator.onLine);
    if (!navigator.onLine) return;
    $apiReachable.set(true);
    void refreshSession();
  };
  $hasNetwork.set(navigator.onLine);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
});

/** Whether the API is out of reach. */
export const $isOffline = computed(
  [$hasNetwork, $apiReachable],
  (hasNetwork, reachable) => !(hasNetwork && reachable),
);

/** Orders on this device that the lab does not have yet. `labFull`: the lab's server was full at the last attempt. */
export type OrdersToSend = {
  count: number;
  phase: 'waiting' | 'labFull' | 'sending' | 'signIn';
};

/** Null if there are none. Set by the code that sends orders, which is loaded when there is something to send. */
export const $ordersToSend = atom<OrdersToSend | null>(null);
