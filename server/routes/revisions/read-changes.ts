import * as z from 'zod/mini';
import { contractIssues } from '../../../src/api/contract-issues.ts';
import { mostChanges, revisionRequest, sentChange } from '../../../src/api/revisions/contract.ts';
import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import { fault } from '../../../src/domain/revisions/fault.ts';
import { readChange } from '../../../src/domain/revisions/read-change.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { inSlices } from '../../process/concurrency/in-slices.ts';

const { changes: _, ...frame } = revisionRequest.shape;

/** A request whose changes are parsed later, one by one, by `readChanges`, because that takes long. */
export const revisionFrame = z.strictObject({
  ...frame,
  changes: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostChanges)),
});

/** Parses a request's changes, or returns the issues of those that are not valid. */
export async function readChanges(
  sent: readonly unknown[],
): Promise<{ changes: ItemChange[] } | { issues: Issue[] }> {
  const read = await inSlices(sent, (each, index) => readOne(each, `changes.${index}`));
  const issues = read.flatMap((each) => ('issues' in each ? each.issues : []));
  if (issues.length > 0) return { issues };
  return { changes: read.flatMap((each) => ('change' in each ? [each.change] : [])) };
}

function readOne(sent: unknown, at: string): { change: ItemChange } | { issues: Issue[] } {
  const framed = sentChange.safeParse(sent, { reportInput: true });
  if (!framed.success) return { issues: issuesAt(at, framed.error) };
  const read = readChange(framed.data);
  if (read.ok) return { change: read.change };
  if (!read.error) return { issues: [fault(`${at}.item`, 'unknownItem')] };
  return { issues: issuesAt(`${at}.value`, read.error) };
}

function issuesAt(at: string, error: z.core.$ZodError): Issue[] {
  return contractIssues(error).map((issue) => {
    return { ...issue, path: issue.path ? `${at}.${issue.path}` : at };
  });
}
