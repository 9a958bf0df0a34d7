import { atom } from 'nanostores';

/** Id that the order on the screen will have at the lab; empty until it is known which one is composed. */
export const $orderId = atom('');

let adding: Promise<unknown> = Promise.resolve();

/** What is being added to the order besides its draft; sending and saving wait for it. */
export function noteAdding(next: Promise<unknown>): void {
  adding = next;
}

export const whenAdded = (): Promise<unknown> => adding;
