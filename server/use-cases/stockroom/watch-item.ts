import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import { lockItems } from '../../db/shelf/reserve-pieces.ts';
import { setWatch } from '../../db/watches/watches.ts';

/** A request to start or stop notifying an account when an item is available again. */
export interface AskedWatch {
  account: string;
  item: string;
  isWatched: boolean;
}

/**
 * Starts or stops watching an item that is out of stock. Items in stock cannot be watched. The item is locked, so that
 * its arrival cannot be missed. Returns issues if the lab does not stock it.
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
