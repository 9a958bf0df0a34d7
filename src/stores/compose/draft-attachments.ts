import { atom } from 'nanostores';

/** Id that the order on the screen will have at the lab; empty until its draft is open. */
export const $orderId = atom('');

/**
 * Hooks for attachments of the order on the screen, such as photos and a trace. Their code is loaded later and
 * registers itself here.
 */
export const attachments = {
  /** Pending additions; sending, saving and clearing wait for them. */
  adding: Promise.resolve() as Promise<unknown>,
  /** Takes them off the screen when the form is cleared, until that is undone. */
  stash: (_order: string): void => {},
  /** Brings back those that were stashed last. */
  restore: (_order: string): void => {},
};
