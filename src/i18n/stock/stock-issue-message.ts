import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Message } from '../language/message.ts';
import { shelfIssueMessage } from '../shelf/shelf-issue-message.ts';
import { stockIssues } from './stock-issues.ts';

export const stockIssueMessage = (issue: Issue): Message =>
  shelfIssueMessage(issue, stockIssues.texts);
