import pg from 'pg';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';

/** Thrown inside a transaction to roll it back. */
export class Refused extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    super('refused');
    this.issues = issues;
  }
}

/** The first pair has another second pair. */
const pairTaken: Issue = {
  path: 'reverts',
  code: 'notOffered',
  params: { fault: 'pairTaken' },
};

/**
 * Matches the index of second pairs. In a partitioned table, PostgreSQL names the partition's index, which has a number
 * appended.
 */
const secondPairs = /^orders_second_pair(_p\d+)?$/;

/** Another order with the same first pair was placed or restored a moment earlier. */
const isPairTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && secondPairs.test(error.constraint ?? '');

/** The result of a transaction that was rolled back because of issues. Rethrows any other error. */
export function asRefusal(error: unknown): { kind: 'refused'; issues: Issue[] } {
  if (error instanceof Refused) return { kind: 'refused', issues: error.issues };
  if (isPairTaken(error)) return { kind: 'refused', issues: [pairTaken] };
  throw error;
}
