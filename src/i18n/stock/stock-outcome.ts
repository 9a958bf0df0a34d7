import { stockIssueMessage } from './stock-issue-message.ts';
import { stockSending } from './stock-sending.ts';

const { attention, unread } = stockSending.texts;

/** Result messages of "Send" for an order of stock lenses. */
export const stockOutcome = { issue: stockIssueMessage, attention, unread };
