import { atom } from 'nanostores';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { emptyStockDraft, isEmptyStockDraft } from '../../domain/stock/draft-content.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { noWork, type Work } from '../compose/draft-keeping.ts';

export const stockDrafts = {
  kind: 'stock',
  empty: emptyStockDraft,
  isEmpty: isEmptyStockDraft,
} as const;

/** An order of stock that is being composed. */
export type StockWork = Work & {
  draft: StockDraft;
  /** What the lab found when it refused it; a line's own goes when the lines are changed. */
  issues: readonly Issue[];
};

export const emptyStockWork: StockWork = {
  ...noWork,
  draft: emptyStockDraft(),
  issues: [],
};

/** A screen on which an order of stock is composed: what stands on it, and how it is laid there. */
export type StockScreen = {
  read: () => StockWork;
  lay: (work: StockWork) => void;
  /** Changes what is known of the order, and nothing that is seen. */
  setWork: (work: Work) => void;
  /** Tells of every change until what it gives back is called. */
  listen: (change: () => void) => () => void;
  /** Takes what is typed and not yet added into the order; false when it cannot be left behind unseen. */
  takeTyped?: () => boolean;
};

/** What came of the last press of a button, and stays in sight until the order is changed. */
export type StockOutcome =
  | 'attention'
  | 'unread'
  | 'signIn'
  | 'signedOut'
  | 'queued'
  | 'saved'
  | null;
export const $stockOutcome = atom<StockOutcome>(null);

/** What the lab found stands at places that move with any change of the lines. */
export function withoutLines(issues: readonly Issue[]): readonly Issue[] {
  const isOfLine = ({ path }: Issue) => path.startsWith('lines');
  return issues.some(isOfLine) ? issues.filter((issue) => !isOfLine(issue)) : issues;
}
