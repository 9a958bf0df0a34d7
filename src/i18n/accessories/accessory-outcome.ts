import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Message } from '../language/message.ts';
import { shelfIssueMessage } from '../shelf/shelf-issue-message.ts';
import { accessoryIssues, accessorySending } from './accessory-issues.ts';

export const accessoryIssueMessage = (issue: Issue): Message =>
  shelfIssueMessage(issue, accessoryIssues.texts);

const { attention } = accessorySending.texts;

/** What a press of "Send" says about an order of accessories. Nothing typed can be left unread here. */
export const accessoryOutcome = { issue: accessoryIssueMessage, attention, unread: attention };
