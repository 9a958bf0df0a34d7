import { sql } from 'kysely';
import { dropWords } from '../order-names/named-orders.ts';
import type { OrderContent } from '../schema/order-tables.ts';
import type { Transaction } from '../schema/transaction.ts';

interface OrderKey {
  account: string;
  id: string;
}

/** Finds a correction: one that was made has the hash of its request, a withdrawn one has none. */
export async function findCorrection(
  transaction: Transaction,
  { account, id }: OrderKey,
  event: string,
): Promise<{ requestHash: Buffer | null } | undefined> {
  return transaction
    .selectFrom('orderCorrections')
    .select('requestHash')
    .where((eb) => eb.and({ accountId: account, orderId: id, eventId: event }))
    .executeTakeFirst();
}

/** Reserves the id of a correction; false if it is used already. The order's row must be locked. */
export async function withdrawCorrection(
  transaction: Transaction,
  { account, id }: OrderKey,
  event: string,
): Promise<boolean> {
  const stored = await transaction
    .insertInto('orderCorrections')
    .values({ accountId: account, orderId: id, eventId: event })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Reads what is currently ordered, and when the order was placed. */
export async function readVersion(transaction: Transaction, { account, id }: OrderKey) {
  const found = await transaction
    .selectFrom('orders')
    .select(['kind', 'content', 'price', 'lensNames', 'pieces', 'placedAt'])
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirstOrThrow();
  // All columns are of one kind of order, which the table's type cannot express.
  return found as OrderContent & { placedAt: Date };
}

/** An event that replaces what is ordered. `words` are the ones that the order is then found by. */
interface Replacement {
  event: string;
  requestHash: Buffer;
  before: OrderContent & { placedAt: Date };
  after: OrderContent;
  words: Record<'before' | 'after', readonly string[]>;
}

/** Stores new content, and keeps the previous one as a version of the order. The order's row must be locked. */
export async function replaceOrder(
  transaction: Transaction,
  { account, id }: OrderKey,
  { event, requestHash, before, after, words }: Replacement,
): Promise<void> {
  await transaction
    .insertInto('orderCorrections')
    .values({
      accountId: account,
      orderId: id,
      eventId: event,
      content: JSON.stringify(before.content),
      price: JSON.stringify(before.price),
      lensNames: JSON.stringify(before.lensNames),
      requestHash,
    })
    .execute();
  await transaction
    .updateTable('orders')
    .set({
      content: JSON.stringify(after.content),
      price: JSON.stringify(after.price),
      lensNames: JSON.stringify(after.lensNames),
      pieces: after.pieces,
      firstPair: after.kind === 'rx' ? (after.content.firstPair ?? null) : null,
      search: ` ${words.after.join(' ')}`,
      correctedAt: sql<Date>`clock_timestamp()`,
    })
    .where((eb) => eb.and({ accountId: account, id }))
    .execute();
  await replaceWords(transaction, { account, id, placedAt: before.placedAt }, words);
}

async function replaceWords(
  transaction: Transaction,
  { account, id, placedAt }: OrderKey & { placedAt: Date },
  { before, after }: Replacement['words'],
): Promise<void> {
  const gone = before.filter((word) => !after.includes(word));
  const added = after.filter((word) => !before.includes(word));
  await dropWords(transaction, { accountId: account, id, placedAt }, gone);
  if (added.length > 0) {
    const values = added.map((word) => ({ accountId: account, word, placedAt, orderId: id }));
    await transaction.insertInto('orderWords').values(values).execute();
  }
  // A correction may bring names back into an order whose names were replaced.
  await transaction
    .updateTable('replacedNames')
    .set({ placedBefore: placedAt })
    .where('accountId', '=', account)
    .where('placedBefore', '>', placedAt)
    .execute();
}
