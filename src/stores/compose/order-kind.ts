import type { PlaceOrderRequest } from '../../api/orders/contract.ts';
import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';

/** The body the lab gets for an order of this kind. */
export type OrderContent<Kind extends OrderKind> = Extract<
  PlaceOrderRequest['content'],
  { kind: Kind }
>;

/** Whether a draft can be sent as it is. */
export type Judgement<Kind extends OrderKind> =
  | {
      kind: 'sound';
      content: OrderContent<Kind>;
      /** Lines whose missing pieces may wait for stock. */
      backOrdered?: number[];
    }
  | { kind: 'unsound'; issues: readonly Issue[] }
  /** Nothing is ordered yet. */
  | { kind: 'nothing' }
  /** The lab's catalogue or stock list, or the rules, were never fetched, so there is nothing to check it by. */
  | { kind: 'noCatalogue' };

/** Everything the composer needs to know about a kind of order. */
export type OrderKindAdapter<Kind extends OrderKind> = {
  kind: Kind;
  empty: () => Drafts[Kind];
  isEmpty: (draft: Drafts[Kind]) => boolean;
  /** The draft to start with after one was sent or saved; some choices may stay. */
  next: (draft: Drafts[Kind]) => Drafts[Kind];
  /** Merges what was typed while the stored draft was loading into that draft; typed values win. */
  merge: (kept: Drafts[Kind], typed: Drafts[Kind]) => Drafts[Kind];
  /** Loads the rules that judge a draft, if they load later than the screen; resolves even if that fails. */
  fetchRules?: () => Promise<void>;
  judge: (draft: Drafts[Kind]) => Judgement<Kind>;
  /** Null until the account's own prices are known; a total of null means "price on request". */
  price: (draft: Drafts[Kind]) => { total: Rials | null } | null;
  /** Fetches the catalogue or stock list where the one at hand may be too old; resolves even if that fails. */
  prepare: () => Promise<unknown>;
  /** Refetches the catalogue or stock list, with today's prices; resolves even if that fails. */
  refresh: () => Promise<unknown>;
  /** Whether stock counts matter: they change by the minute, so they are refetched before an order is held back. */
  goesStale: boolean;
  /** Whether its screen can show the issue at a field. */
  hasPlaceFor: (issue: Issue) => boolean;
};
