import { stockIssueMessage } from './stock-issue-message.ts';
import { stockSending } from './stock-sending.ts';

const { attention, unread } = stockSending.texts;

/** What a press of "Send" says about an order of stock lenses. */
export const stockOutcome = { issue: stockIssueMessage, attention, unread };
