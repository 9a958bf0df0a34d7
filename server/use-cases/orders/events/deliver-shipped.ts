import { uuidv7 } from 'uuidv7';
import { deliveredAfterDays } from '../../../../src/domain/lifecycle/transitions.ts';
import { theServer } from '../../../db/order-events/write-event.ts';
import { listShipped } from '../../../db/orders/shipped-orders.ts';
import type { Database } from '../../../db/pool/database.ts';
import { recordEvent } from './record-event.ts';

const dayMs = 86_400_000;

/** Orders handled at a time. */
const batch = 100;

/**
 * Marks orders as delivered that were shipped long ago. Several server processes may do this concurrently: an order
 * that another one has already delivered stays as it is. Returns the number of orders delivered.
 */
export async function deliverShipped(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - deliveredAfterDays * dayMs);
  let count = 0;
  for (;;) {
    const shipped = await listShipped(database, before, batch);
    for (const { accountId: account, id } of shipped) {
      const { kind } = await recordEvent(database, 'lab', {
        id: uuidv7(),
        order: { id, account },
        side: 'system',
        by: theServer,
        asked: { event: 'deliver', message: '' },
        after: undefined,
      });
      if (kind === 'recorded') count += 1;
    }
    if (shipped.length < batch) return count;
  }
}
