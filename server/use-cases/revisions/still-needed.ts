import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import { fault } from '../../../src/domain/revisions/fault.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { countAccountsOf } from '../../db/accounts/tiers.ts';
import { countOpenOrders, holdOrders } from '../../db/revisions/open-orders.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { countItems, lockItems } from '../../db/shelf/reserve-pieces.ts';
import { type NamedStep, removalsOf } from './removals.ts';

/**
 * Issues of changes that remove something still needed: open orders refer to it, pieces of it are on the shelf, or
 * accounts use it. With `locking`, until the transaction ends no order that needs it can be placed, no order can take a
 * piece of it from the shelf, and no account can start using it.
 */
export async function stillNeeded(
  transaction: Transaction,
  steps: readonly NamedStep[],
  { locking }: { locking: boolean },
): Promise<Issue[]> {
  const tiers = await tierIssues(transaction, steps, locking);
  return [...tiers, ...(await orderIssues(transaction, steps, locking))];
}

/** Issues of tiers that accounts use. */
async function tierIssues(
  transaction: Transaction,
  steps: readonly NamedStep[],
  locking: boolean,
): Promise<Issue[]> {
  const gone = steps.flatMap(({ change, path }) =>
    change.kind === 'tier' && !change.value ? [{ tier: change.id, path }] : [],
  );
  const ids = gone.map(({ tier }) => tier);
  const counts = await countAccountsOf(transaction, ids, { locking });
  return gone.flatMap(({ tier, path }) => {
    const count = counts.get(tier);
    return count ? [fault(`${path}.item`, 'ofAccounts', { count })] : [];
  });
}

async function orderIssues(
  transaction: Transaction,
  steps: readonly NamedStep[],
  locking: boolean,
): Promise<Issue[]> {
  const kept = new Set(steps.flatMap(keptKind));
  const removals = steps.flatMap(removalsOf).filter(({ name }) => !kept.has(name));
  if (removals.length === 0) return [];
  if (locking && removals.some(({ shelf }) => shelf === undefined)) await holdOrders(transaction);
  const items = removals.flatMap(({ shelf }) => (shelf === undefined ? [] : [{ item: shelf }]));
  const pieces = await (locking
    ? lockItems(transaction, items)
    : countItems({ queries: transaction }, items));
  const orders = await countOpenOrders(
    transaction,
    removals.map(({ name }) => name),
  );
  return removals.flatMap(({ name, path, shelf }): Issue[] => {
    const open = orders.get(name);
    if (open) return [fault(path, 'openOrders', { count: open })];
    const left = shelf === undefined ? 0 : (pieces.get(shelf) ?? 0);
    return left > 0 ? [fault(path, 'onHand', { count: left })] : [];
  });
}

/** The kind by which orders name a service that replaces another. */
function keptKind({ change }: { change: ItemChange }): string[] {
  return change.kind === 'service' && change.value ? [`kind ${change.value.kind}`] : [];
}
