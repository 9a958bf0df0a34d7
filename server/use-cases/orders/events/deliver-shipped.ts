import { uuidv7 } from 'uuidv7';
import { deliveredAfterDays } from '../../../../src/domain/lifecycle/transitions.ts';
import { theServer } from '../../../db/order-events/write-event.ts';
import { listShipped } from '../../../db/orders/shipped-orders.ts';
import type { Database } from '../../../db/pool/database.ts';
import { oneByOne } from '../../../db/pool/one-by-one.ts';
import { recordEvent } from './record-event.ts';

const dayMs = 86_400_000;

/** Orders handled at a time. */
const batch = 100;

/**
 * Marks orders as delivered that were shipped long ago. Several server processes may do this concurrently: an order
 * that another one has already delivered stays as it is. An error with one order does not stop the others of its batch.
 * Returns the number of orders delivered.
 */
export async function deliverShipped(database: Database, now: Date): Promise<number> {
  const shippedBefore = new Date(now.getTime() - deliveredAfterDays * dayMs);
  let count = 0;
  for (;;) {
    const shipped = await listShipped(database, shippedBefore, batch);
    const countBefore = count;
    await oneByOne(shipped, async (order) => {
      if (await deliver(database, order)) count += 1;
    });
    // If none could be delivered, the next batch would be the same.
    if (shipped.length < batch || count === countBefore) return count;
  }
}

/** Marks an order as delivered; false if it was delivered in the meantime. */
async function deliver(
  database: Database,
  { accountId: account, id }: { accountId: string; id: string },
): Promise<boolean> {
  const { kind } = await recordEvent(database, 'lab', {
    id: uuidv7(),
    order: { id, account },
    side: 'system',
    by: theServer,
    asked: { event: 'deliver', message: '' },
    after: undefined,
  });
  return kind === 'recorded';
}
