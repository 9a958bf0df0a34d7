import { checkFirstPair, pairIssue, sinceOf } from '../../../../src/domain/order/first-pair.ts';
import { orderNumber } from '../../../../src/domain/order/order-number.ts';
import { pairAge } from '../../../../src/domain/prices/pair-age.ts';
import type { RxOrder } from '../../../../src/domain/rx/rx-order.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { findFirstPair, readPlacedPair } from '../../../db/orders/first-pair.ts';
import type { Database } from '../../../db/pool/database.ts';

/** How a prescription order relates to its first pair. */
export interface JudgedPair {
  issues: Issue[];
  /** Days between the first pair and this order; left out if it names no valid first pair. */
  pairAge?: number;
  /** The first pair, if it is valid. */
  first?: { id: string; placedAt: Date };
}

/** Identifies an order by account and id, whether it has been placed or not. */
interface Naming {
  account: string;
  order: string;
}

/**
 * Judges the first pair that an order names. An order that has been placed keeps its pair and the age it had then: a
 * correction may drop the pair, but not name another one.
 */
export async function judgePair(
  database: Database,
  { firstPair: named }: Pick<RxOrder, 'firstPair'>,
  { account, order }: Naming,
): Promise<JudgedPair> {
  if (named === undefined) return { issues: [] };
  const firstPair = named.toLowerCase();
  const by = { account, id: order };
  const placed = await readPlacedPair(database, by);
  const found = await findFirstPair(database, by, firstPair);
  const issues = placed ? checkKept(placed.firstPair, firstPair) : checkFirstPair(namedPair(found));
  if (!found || issues.length > 0) return { issues };
  const { placedAt } = found;
  const countsAt = placed?.placedAt.getTime() ?? Date.now();
  const age = pairAge(sinceOf(placedAt.getTime()), countsAt);
  return { issues, pairAge: age, first: { id: firstPair, placedAt } };
}

function namedPair(found: Awaited<ReturnType<typeof findFirstPair>>) {
  return found && { ...found, takenBy: found.second && orderNumber(found.second) };
}

const checkKept = (kept: string | null, named: string): Issue[] =>
  kept === named ? [] : [pairIssue('notFirstPair')];
