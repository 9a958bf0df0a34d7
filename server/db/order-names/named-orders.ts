import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../schema/transaction.ts';
import { weekOf } from './word-weeks.ts';

/** Whether the content contains a name. */
const holdsName = (content: RawBuilder<unknown>) =>
  sql<boolean>`concat(${content} ->> 'reference', ${content} ->> 'patient', ${content} ->> 'source',
    ${content} -> 'people' ->> 'mobile', ${content} -> 'people' ->> 'insurance') <> ''`;

/**
 * Locks an account's orders placed before an instant that contain a name, except those that `rememberReplaced` marked
 * as done.
 */
export function lockNamed(
  transaction: Transaction,
  { account, before, limit }: { account: string; before: Date; limit: number },
) {
  const since = sql<Date>`coalesce(
    (select placed_before from replaced_names where account_id = ${account}), '-infinity')`;
  return transaction
    .selectFrom('orders')
    .select(['accountId', 'id', 'placedAt', 'content'])
    .where('accountId', '=', account)
    .where('kind', '<>', 'withdrawn')
    .where('placedAt', '>=', since)
    .where('placedAt', '<', before)
    .where(holdsName(sql.ref('content')))
    .orderBy('placedAt')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** An order that contains a name. */
export type NamedOrder = Awaited<ReturnType<typeof lockNamed>>[number];

/** Stores an order's new content and search words, and deletes words it no longer has. */
export async function replaceContent(
  transaction: Transaction,
  { accountId, id, placedAt }: Omit<NamedOrder, 'content'>,
  { content, words, gone }: Pick<NamedOrder, 'content'> & Record<'words' | 'gone', string[]>,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ content: JSON.stringify(content), search: ` ${words.join(' ')}` })
    .where((eb) => eb.and({ accountId, id }))
    .execute();
  // `gone` may be empty: a name may be only in the order's message, which has no search words.
  await dropWords(transaction, { accountId, id, placedAt }, gone);
}

/** Deletes words that no longer find an order. */
export async function dropWords(
  transaction: Transaction,
  { accountId, id, placedAt }: Omit<NamedOrder, 'content'>,
  gone: readonly string[],
): Promise<void> {
  if (gone.length === 0) return;
  // The index of words begins with the week and the word, so the statement lists the words to delete.
  await transaction
    .deleteFrom('orderWords')
    .where((eb) => eb.and({ accountId, week: weekOf(placedAt) }))
    .where('word', 'in', gone)
    .where((eb) => eb.and({ placedAt, orderId: id }))
    .execute();
}

/** Locks versions of an account's orders that contain a name, for orders placed before an instant. */
export function lockNamedVersions(
  transaction: Transaction,
  { account, before, limit }: { account: string; before: Date; limit: number },
) {
  return transaction
    .selectFrom('orderCorrections as version')
    .innerJoin('orders as order', (join) =>
      join
        .onRef('order.accountId', '=', 'version.accountId')
        .onRef('order.id', '=', 'version.orderId'),
    )
    .select(['version.orderId', 'version.eventId', 'version.content'])
    .where('version.accountId', '=', account)
    .where('order.placedAt', '<', before)
    .where(holdsName(sql.ref('version.content')))
    .limit(limit)
    .forUpdate('version')
    .execute();
}

/** Stores new content for a version of an order. */
export async function replaceVersion(
  transaction: Transaction,
  account: string,
  { orderId, eventId }: { orderId: string; eventId: string },
  content: NamedOrder['content'],
): Promise<void> {
  await transaction
    .updateTable('orderCorrections')
    .set({ content: JSON.stringify(content) })
    .where((eb) => eb.and({ accountId: account, orderId, eventId }))
    .execute();
}

/** Records that none of an account's orders placed before an instant contains a name. */
export async function rememberReplaced(
  transaction: Transaction,
  account: string,
  before: Date,
): Promise<void> {
  await transaction
    .insertInto('replacedNames')
    .values({ accountId: account, placedBefore: before })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ placedBefore: before }))
    .execute();
}
