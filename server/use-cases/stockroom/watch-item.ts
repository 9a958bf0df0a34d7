import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import { lockItems } from '../../db/shelf/reserve-pieces.ts';
import { setWatch } from '../../db/watches/watches.ts';

/** What an account asks: to be told when there are pieces of an item again, or no longer. */
export interface AskedWatch {
  account: string;
  item: string;
  isWatched: boolean;
}

/**
 * Watches an item that is out, or no longer. Of an item that is there, nothing is watched. The item is locked, so that it
 * does not come unnoticed. With issues, the lab does not keep it.
 */
export async function watchItem(
  database: Database,
  { account, item, isWatched }: AskedWatch,
): Promise<Issue[]> {
  const done = await lockInScope(database, { account }, async (transaction) => {
    const onHand = (await lockItems(transaction, [{ item }])).get(item);
    if (isWatched && onHand === undefined)
      throw new Refused([{ path: 'item', code: 'unknownItem' }]);
    await setWatch(transaction, { account, item, isWatched: isWatched && onHand === 0 });
    return { issues: [] };
  }).catch(asRefusal);
  return done.issues;
}
