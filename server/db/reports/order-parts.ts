import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { LabCalendar } from '../../../src/domain/catalogue/lab-calendar.ts';
import type { OrderedLenses } from '../../../src/domain/reports/lens-shares.ts';
import type { Part } from '../../../src/domain/reports/measures.ts';
import type { CountedEvent } from '../../../src/domain/reports/order-parts.ts';
import { rowsAsJson } from '../pool/column-names.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An order of an account. */
export interface OrderKey {
  account: string;
  id: string;
}

/** Locks and reads what an order contributes to the figures, so that only one transaction at a time counts it. */
export async function lockParts(
  transaction: Transaction,
  { account, id }: OrderKey,
): Promise<Part[]> {
  const { parts } = await transaction
    .insertInto('orderParts')
    .values({ accountId: account, orderId: id })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'orderId'])
        .doUpdateSet(({ ref }) => ({ parts: ref('orderParts.parts') })),
    )
    .returning('parts')
    .executeTakeFirstOrThrow();
  return parts;
}

/** A stored order, with its events, oldest first, and the lab's calendar. */
export type StoredCounted = OrderedLenses & {
  placedAt: Date;
  events: CountedEvent[];
  calendar: LabCalendar;
};

/** Reads an order to be counted; undefined if it was withdrawn. */
export async function readCounted(
  transaction: Transaction,
  { account, id }: OrderKey,
): Promise<StoredCounted | undefined> {
  const found = await transaction
    .selectFrom('orders as order')
    .innerJoin('catalogue', (join) => join.onTrue())
    .select((from) => [
      'order.content',
      'order.price',
      'order.placedAt',
      'catalogue.calendar',
      rowsAsJson(
        from
          .selectFrom('orderEvents as event')
          .select(['event.id', 'event.event', 'event.at', 'event.details'])
          .whereRef('event.accountId', '=', 'order.accountId')
          .whereRef('event.orderId', '=', 'order.id')
          .orderBy('event.at')
          .orderBy('event.id'),
      ).as('events'),
    ])
    .where('order.accountId', '=', account)
    .where('order.id', '=', id)
    .where('order.kind', '<>', 'withdrawn')
    .executeTakeFirst();
  return found as StoredCounted | undefined;
}

/**
 * Stores an order's current contribution, and the changes that led to it. `day` is the day it was placed, at the lab.
 */
export async function writeParts(
  transaction: Transaction,
  { account, id }: OrderKey,
  { day, parts, changes }: { day: string; parts: readonly Part[]; changes: readonly Part[] },
): Promise<void> {
  if (changes.length === 0) return;
  await transaction
    .updateTable('orderParts')
    .set({ parts: JSON.stringify(parts) })
    .where('accountId', '=', account)
    .where('orderId', '=', id)
    .execute();
  await transaction
    .insertInto('figureChanges')
    .values(
      changes.map(({ lens, amounts }) => {
        return { accountId: account, id: uuidv7(), day: sql<string>`${day}`, lens, ...amounts };
      }),
    )
    .execute();
}
