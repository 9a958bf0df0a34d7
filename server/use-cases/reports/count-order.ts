import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import { changedParts } from '../../../src/domain/reports/changed-parts.ts';
import { changedRows } from '../../../src/domain/reports/counted-rows.ts';
import { countedEvents, partsOf } from '../../../src/domain/reports/order-parts.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { orderEntryKinds, standingEntries } from '../../db/ledger/find-entries.ts';
import { writeCounted } from '../../db/reports/counted-orders.ts';
import { lockParts, type OrderKey, readCounted, writeParts } from '../../db/reports/order-parts.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/**
 * Updates the figures, and the lists of their orders, to what an order contributes now, from its events and its ledger
 * entries. Counting again changes nothing.
 */
export async function countOrder(transaction: Transaction, order: OrderKey): Promise<void> {
  const before = await lockParts(transaction, order);
  // Read after the lock, so that of two transactions the second sees what the first did.
  const found = await readCounted(transaction, order);
  if (!found) return;
  const { calendar, placedAt, ...counted } = found;
  const at = placedAt.getTime();
  const standing = await standingEntries(transaction, order, orderEntryKinds);
  const posted = standing.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  const parts = partsOf({ ...counted, placedAt: at, posted }, calendar);
  const changes = changedParts(before, parts);
  await writeParts(transaction, order, { day: labDay(at), parts, changes });
  await writeCounted(transaction, { ...order, placedAt }, changedRows(before, parts));
}

/** Counts an order after one of its events, if the event can change its figures. */
export async function countEvent(
  transaction: Transaction,
  order: OrderKey,
  event: EventName,
): Promise<void> {
  if (countedEvents.has(event)) await countOrder(transaction, order);
}
