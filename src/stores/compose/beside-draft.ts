import { atom } from 'nanostores';

/** Id that the order on the screen will have at the lab; empty until its draft is open. */
export const $orderId = atom('');

/**
 * Hooks for attachments of the order on the screen, such as pictures. Their code is loaded later and registers itself
 * here.
 */
export const beside = {
  /** Pending additions; sending, saving and clearing wait for them. */
  adding: Promise.resolve() as Promise<unknown>,
  /** Called when the form is cleared, which can be undone. */
  putAside: (_order: string): void => {},
  bringBack: (_order: string): void => {},
};
