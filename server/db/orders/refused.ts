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

/** Another order is the second pair now. */
const pairTaken: Issue = {
  path: 'reverts',
  code: 'notOffered',
  params: { fault: 'pairTaken' },
};

/** The index of second pairs; in a partitioned table the partition's is named, which has its number added. */
const secondPairs = /^orders_second_pair(_p\d+)?$/;

/** Of two orders with the same first pair, one was placed or brought back a moment earlier. */
const isPairTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && secondPairs.test(error.constraint ?? '');

/** The result of a transaction that was rolled back because of issues; throws any other error again. */
export function asRefusal(error: unknown): { kind: 'refused'; issues: Issue[] } {
  if (error instanceof Refused) return { kind: 'refused', issues: error.issues };
  if (isPairTaken(error)) return { kind: 'refused', issues: [pairTaken] };
  throw error;
}
