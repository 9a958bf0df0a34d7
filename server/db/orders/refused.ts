import type { Issue } from '../../../src/domain/vocabulary/issue.ts';

/** Thrown inside a transaction to roll it back. */
export class Refused extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    super('refused');
    this.issues = issues;
  }
}

/** The result of a transaction that was rolled back because of issues; throws any other error again. */
export function asRefusal(error: unknown): { kind: 'refused'; issues: Issue[] } {
  if (error instanceof Refused) return { kind: 'refused', issues: error.issues };
  throw error;
}
