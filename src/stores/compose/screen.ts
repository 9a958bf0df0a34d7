import type { Drafts, OrderKind } from '../../domain/order/order.ts';

/** Result of the last press of a button, shown until the order changes; null if there is nothing to show. */
export type Outcome =
  /** Something must be corrected first; it is marked. */
  | 'attention'
  /** The unfinished input, which is not in the order yet, cannot be understood. */
  | 'unread'
  | 'signIn'
  /** The order was taken off the screen because its account was signed out. */
  | 'signedOut'
  | 'queued'
  | 'saved'
  | 'cleared'
  | null;

/** What the composer needs from a screen. */
export type OrderScreen<Kind extends OrderKind> = {
  read: () => Drafts[Kind];
  show: (draft: Drafts[Kind]) => void;
  /** The draft without what stays on the screen when it is sent or saved; left out if all of it leaves. */
  leaving?: () => Drafts[Kind];
  /** Calls `change` after every change, until the returned function is called. */
  listen: (change: () => void) => () => void;
  /** Fetches what is needed to parse unfinished input, unless it is loaded; resolves even if that fails. */
  prepareTyped?: () => Promise<void>;
  /** Commits input still being typed. Returns false if some is invalid and marked; nothing is then sent or saved. */
  takeOpen?: () => boolean;
  /** Adds unfinished input to the order; false if it cannot be understood. */
  takeTyped?: () => boolean;
  /** Marks everything that must be corrected before the order can be sent. */
  markAll?: () => void;
  /** Called before another order is shown; removes the marks of this one. */
  begin?: () => void;
  /** Outcomes that stay visible while the order is edited. */
  lasting?: readonly Outcome[];
};
