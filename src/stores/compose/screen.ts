import type { Drafts, OrderKind } from '../../domain/order/order.ts';

/** What came of the last press of a button, in sight until the order is changed; null while there is nothing to say. */
export type Outcome =
  /** Something has to be mended first, and is marked. */
  | 'attention'
  /** What is still being typed cannot be understood. */
  | 'unread'
  | 'signIn'
  /** The order made room because its account was signed out. */
  | 'signedOut'
  | 'queued'
  | 'saved'
  | 'cleared'
  | null;

/** A screen on which an order is composed. */
export type OrderScreen<Kind extends OrderKind> = {
  read: () => Drafts[Kind];
  show: (draft: Drafts[Kind]) => void;
  /** Calls `change` after every change, until the returned function is called. */
  listen: (change: () => void) => () => void;
  /** Adds what is typed but not in the order yet; false where it cannot be understood. */
  takeTyped?: () => boolean;
  /** Marks everything that has to be mended before the order can be sent. */
  markAll?: () => void;
  /** Another order takes the place of this one: its marks go. */
  begin?: () => void;
  /** Outcomes that stay in sight while the order is being changed. */
  lasting?: readonly Outcome[];
};
