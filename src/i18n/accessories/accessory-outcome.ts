import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Message } from '../language/message.ts';
import { shelfIssueMessage } from '../shelf/shelf-issue-message.ts';
import { accessoryIssues, accessorySending } from './accessory-issues.ts';

export const accessoryIssueMessage = (issue: Issue): Message =>
  shelfIssueMessage(issue, accessoryIssues.texts);

const { attention } = accessorySending.texts;

/** Result messages of "Send" for an accessories order. Such an order has no typed line that could be left unread. */
export const accessoryOutcome = { issue: accessoryIssueMessage, attention, unread: attention };
