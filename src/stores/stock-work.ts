import { atom } from 'nanostores';
import type { Issue } from '../domain/issue.ts';
import type { StockDraft } from '../domain/stock-draft.ts';
import { emptyStockDraft } from '../domain/stock-draft-content.ts';

/** An order of stock that is being composed. */
export type StockWork = {
  /** Empty until it is known what is being composed. */
  id: string;
  /** Whether it already stands among the pre-orders. */
  preorder: boolean;
  draft: StockDraft;
  /** What the lab found when it refused it; a line's own goes when the lines are changed. */
  issues: readonly Issue[];
};

export const emptyStockWork: StockWork = {
  id: '',
  preorder: false,
  draft: emptyStockDraft(),
  issues: [],
};

/** A screen on which an order of stock is composed: what stands on it, and how it is laid there. */
export type StockScreen = {
  read: () => StockWork;
  lay: (work: StockWork) => void;
  /** Tells of every change until what it gives back is called. */
  listen: (change: () => void) => () => void;
  /** Takes what is typed and not yet added into the order; false when it cannot be left behind unseen. */
  takeTyped?: () => boolean;
};

/** What came of the last press of a button, and stays in sight until the order is changed. */
export type StockOutcome = 'attention' | 'unread' | 'signIn' | 'queued' | 'saved' | null;
export const $stockOutcome = atom<StockOutcome>(null);

/** What the lab found stands at places that move with any change of the lines. */
export function withoutLines(issues: readonly Issue[]): readonly Issue[] {
  const isOfLine = ({ path }: Issue) => path.startsWith('lines');
  return issues.some(isOfLine) ? issues.filter((issue) => !isOfLine(issue)) : issues;
}
