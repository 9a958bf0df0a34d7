import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { stockIssueMessage } from '../../../i18n/stock/stock-issue-message.ts';
import { stockOutcome } from '../../../i18n/stock/stock-outcome.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { type OutcomeProps, ShelfOutcome } from './ShelfOutcome.tsx';

/** The message of an issue with a line or a text of a stock order. */
export function StockIssue({ id, issue }: { id: string; issue: Issue }) {
  return <FieldMessage id={id} text={stockIssueMessage(issue)} />;
}

/** Result of the last click on a button of a stock order. */
export function StockOutcome(given: OutcomeProps) {
  return <ShelfOutcome {...given} texts={stockOutcome} />;
}
