import { atom } from 'nanostores';

/** Orders on this device that the lab does not have yet. */
export type OrdersToSend = { count: number; phase: 'waiting' | 'sending' | 'signIn' };

/** Null while there are none; set by the code that sends, which is fetched when there is something to send. */
export const $ordersToSend = atom<OrdersToSend | null>(null);
