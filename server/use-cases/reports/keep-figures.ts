import { inOneProcess } from '../../db/jobs/in-one-process.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import { moveChanges } from '../../db/reports/move-changes.ts';
import { nextUncounted, setCounted } from '../../db/reports/uncounted-orders.ts';
import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import { countOrder } from './count-order.ts';

/** Pause between two runs that merge changes into the figures, in milliseconds. Readers add the changes since. */
const pauseMs = 2_000;

/** Changes merged, and earlier orders counted, per transaction. */
const atOnce = { changes: 2_000, orders: 100 };

/** Counts the next orders that predate the figures. Returns how many there were. */
async function countEarlier(database: Database): Promise<number> {
  return lockInScope(database, 'lab', async (transaction) => {
    const orders = await nextUncounted(transaction, atOnce.orders);
    for (const order of orders) await countOrder(transaction, order);
    await setCounted(transaction, orders.at(-1));
    return orders.length;
  });
}

/** Counts orders that have not been counted yet, and merges all changes into the figures. */
export async function updateFigures(
  database: Database,
  ending = new AbortController().signal,
): Promise<void> {
  let counted = 0;
  let moved = 0;
  do {
    counted = await countEarlier(database);
    moved = await moveChanges(database, atOnce.changes);
  } while ((counted > 0 || moved === atOnce.changes) && !ending.aborted);
}

/**
 * Starts keeping the figures of the reports up to date, in one process at a time. Returns the function that stops it.
 */
export function startFigures(database: Database): () => Promise<void> {
  return repeatedly('figures', pauseMs, (ending) =>
    inOneProcess(database, 'figures', (signal) => updateFigures(database, signal), ending),
  );
}
