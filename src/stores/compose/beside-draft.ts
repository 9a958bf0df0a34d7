import { atom } from 'nanostores';

/** Id that the order on the screen will have at the lab; empty until it is known which one is composed. */
export const $orderId = atom('');

/**
 * What goes with the order on the screen besides its draft, such as pictures. Its code is fetched late, and puts its own
 * acts here.
 */
export const beside = {
  /** Sending, saving and clearing wait for it. */
  adding: Promise.resolve() as Promise<unknown>,
  /** The form is cleared, which can be undone. */
  putAside: (_order: string): void => {},
  bringBack: (_order: string): void => {},
};
