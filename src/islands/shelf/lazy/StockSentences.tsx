import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { stockIssueMessage } from '../../../i18n/stock/stock-issue-message.ts';
import { stockOutcome } from '../../../i18n/stock/stock-outcome.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { type OutcomeProps, ShelfOutcome } from './ShelfOutcome.tsx';

/** What is wrong with a line of stock lenses, or with a text of their order. */
export function StockIssue({ id, issue }: { id: string; issue: Issue }) {
  return <FieldMessage id={id} text={stockIssueMessage(issue)} />;
}

/** Result of the last press of a button of an order of stock lenses. */
export function StockOutcome(given: OutcomeProps) {
  return <ShelfOutcome {...given} texts={stockOutcome} />;
}
