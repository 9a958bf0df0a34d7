import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import { isOwner } from '../../../src/domain/accounts/is-owner.ts';
import { standingViews } from '../../../src/domain/counter/queue-view.ts';
import type { Digest } from '../../../src/domain/notifications/digest.ts';
import { findRoles } from '../../db/accounts/find-roles.ts';
import { readDues } from '../../db/ledger/read-dues.ts';
import type { DueDigest } from '../../db/notifications/due-digests.ts';
import { countMatching } from '../../db/order-list/count-matching.ts';
import { countOrders, mostCounted } from '../../db/orders/count-orders.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { filterOf } from '../orders/filter-of.ts';

/** Counts the orders that a filter matches, as the list would. */
async function countListed(
  database: Database,
  scope: OrderScope,
  filter: AskedFilter,
  now: number,
): Promise<number> {
  const asked = { filter: filterOf(filter, now), most: mostCounted };
  return (await countMatching(database, scope, asked)) ?? mostCounted;
}

async function countOfLab(database: Database, now: number): Promise<Digest> {
  const count = (filter: AskedFilter) => countListed(database, 'lab', filter, now);
  return {
    late: await count(standingViews.late),
    dueToday: await count(standingViews.dueToday),
    answered: await count(standingViews.answered),
    toQuote: await count(standingViews.quotes),
  };
}

/** Charges due for more than thirty days count as one payment, and overdue cheques as another. */
async function countOverdue(
  database: Database,
  { accountId: account, userId: user }: DueDigest,
  now: number,
): Promise<number> {
  const roles = await findRoles(database, { account, user });
  if (!roles || !isOwner(roles)) return 0;
  const dues = await readDues(database, { account }, { account, now });
  if (!dues) return 0;
  const [, ...older] = dues.byAge;
  return Number(older.some((sum) => sum > 0)) + Number(dues.overdue > 0);
}

async function countOfShop(database: Database, due: DueDigest, now: number): Promise<Digest> {
  const scope = { account: due.accountId };
  const { onHold, quoted, ready } = await countOrders(database, scope);
  return {
    questions: onHold,
    quotes: quoted,
    ready,
    late: await countListed(database, scope, standingViews.late, now),
    overdue: await countOverdue(database, due, now),
  };
}

/** The numbers of a summary: what waits for a person and what is due. `now` in ms since 1970. */
export const countDigest = (database: Database, due: DueDigest, now: number): Promise<Digest> =>
  due.side === 'lab' ? countOfLab(database, now) : countOfShop(database, due, now);
