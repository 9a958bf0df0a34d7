import { insertWithdrawn } from '../../db/orders/insert-withdrawn.ts';
import type { PlacedBy } from '../../db/orders/new-order.ts';
import { statusOfId } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';

/**
 * Marks the id of an order that was not placed as used, so that it can never be placed; false if it already was.
 * Placing inserts the same key, so if both happen at the same time, the second waits for the first and finds the id
 * used.
 */
export async function withdrawOrder(
  database: Database,
  by: PlacedBy,
  id: string,
): Promise<boolean> {
  if (await insertWithdrawn(database, by, id)) return true;
  return (await statusOfId(database, by.account.id, id)) === 'withdrawn';
}
