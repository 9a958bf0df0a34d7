import type { PlaceOrderRequest } from '../../api/contract.ts';
import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import type { Message } from '../../i18n/language/message.ts';

/** What is sent to the lab of an order of a kind. */
export type OrderContent<Kind extends OrderKind> = Extract<
  PlaceOrderRequest['content'],
  { kind: Kind }
>;

/** Whether a draft can be sent as it is. */
export type Judgement<Kind extends OrderKind> =
  | { kind: 'sound'; content: OrderContent<Kind> }
  | { kind: 'unsound'; issues: readonly Issue[] }
  /** Nothing is ordered yet. */
  | { kind: 'nothing' }
  /** There is nothing to judge it by: the lab's catalogue or shelf was never fetched. */
  | { kind: 'noCatalogue' };

/** What the composer says in passing, or of a press that came to nothing. */
export type ComposerText =
  | 'setAside'
  | 'notEditable'
  | 'notFound'
  | 'openElsewhere'
  | 'notKept'
  | 'nothing'
  | 'saved';

/** All the composer needs to know of a kind of order. */
export type OrderKindAdapter<Kind extends OrderKind> = {
  kind: Kind;
  empty: () => Drafts[Kind];
  isEmpty: (draft: Drafts[Kind]) => boolean;
  /** The draft that follows one that was sent or saved: what stays chosen, or nothing. */
  next: (draft: Drafts[Kind]) => Drafts[Kind];
  /** Puts what was typed while the device was being read over what it had kept. */
  merge: (kept: Drafts[Kind], typed: Drafts[Kind]) => Drafts[Kind];
  judge: (draft: Drafts[Kind]) => Judgement<Kind>;
  /** Null while the prices known here are not those of the account; a total of null is "price on request". */
  price: (draft: Drafts[Kind]) => { total: Rials | null } | null;
  /** Fetches what drafts are judged and priced by, where what is known may not do; resolves once it has tried. */
  prepare: () => Promise<void>;
  /** Whether what it is judged by changes by the minute: fresh counts are fetched before an order is held back. */
  goesStale: boolean;
  /** Whether its screen can show an issue beside what it is about. */
  hasPlaceFor: (issue: Issue) => boolean;
  texts: Readonly<Record<ComposerText, Message>>;
};
