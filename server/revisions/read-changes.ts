import type { RevisionRequest } from '../../src/api/revisions/contract.ts';
import { type ItemChange, readChange } from '../../src/domain/revisions/entry.ts';
import { fault } from '../../src/domain/revisions/fault.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import { inSlices } from '../concurrency/in-slices.ts';
import { contractIssues } from '../http/contract-issues.ts';

/** Reads a request's changes, or says what is wrong with each that cannot be read. */
export async function readChanges(
  sent: RevisionRequest['changes'],
): Promise<{ changes: ItemChange[] } | { issues: Issue[] }> {
  const issues: Issue[] = [];
  const changes: ItemChange[] = [];
  await inSlices(sent, ({ item, value }, index) => {
    const at = `changes.${index}`;
    const read = readChange({ item, value });
    if (read.ok) changes.push(read.change);
    else if (!read.error) issues.push(fault(`${at}.item`, 'unknownItem'));
    else {
      issues.push(
        ...contractIssues(read.error).map((issue) => ({
          ...issue,
          path: issue.path ? `${at}.value.${issue.path}` : `${at}.value`,
        })),
      );
    }
  });
  return issues.length > 0 ? { issues } : { changes };
}
