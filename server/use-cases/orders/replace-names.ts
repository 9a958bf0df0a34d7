import { sql, type Transaction } from 'kysely';
import { withoutNames } from '../../../src/domain/order/without-names.ts';
import { orderWords } from '../../db/order-names/order-words.ts';
import { weekOf } from '../../db/order-names/word-weeks.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Tables } from '../../db/schema/tables.ts';

/** Orders changed in one transaction. */
const batch = 200;

/**
 * Takes the names out of an account's orders that were placed before an instant, and out of the words they are found
 * by. Orders that it has been through once are not read again. Returns how many it changed.
 */
export async function replaceNames(
  database: Database,
  account: string,
  before: Date,
): Promise<number> {
  let count = 0;
  for (;;) {
    const changed = await inScope(database, { account }, async (transaction) => {
      const named = await findNamed(transaction, account, before);
      for (const order of named) await changeOrder(transaction, account, order);
      if (named.length < batch) await remember(transaction, account, before);
      return named.length;
    });
    count += changed;
    if (changed < batch) return count;
  }
}

function findNamed(transaction: Transaction<Tables>, account: string, before: Date) {
  const since = sql<Date>`coalesce(
    (select placed_before from replaced_names where account_id = ${account}), '-infinity')`;
  return transaction
    .selectFrom('orders')
    .select(['id', 'placedAt', 'content'])
    .where('accountId', '=', account)
    .where('kind', '<>', 'withdrawn')
    .where('placedAt', '>=', since)
    .where('placedAt', '<', before)
    .where(
      sql<boolean>`concat(content ->> 'reference', content ->> 'patient', content ->> 'source',
        content -> 'people' ->> 'mobile', content -> 'people' ->> 'insurance') <> ''`,
    )
    .orderBy('placedAt')
    .limit(batch)
    .forUpdate()
    .execute();
}

type Named = Awaited<ReturnType<typeof findNamed>>[number];

async function changeOrder(
  transaction: Transaction<Tables>,
  account: string,
  { id, placedAt, content: named }: Named,
): Promise<void> {
  const content = withoutNames(named);
  const words = orderWords(id, { content });
  await transaction
    .updateTable('orders')
    .set({ content: JSON.stringify(content), search: ` ${words.join(' ')}` })
    .where('accountId', '=', account)
    .where('id', '=', id)
    .execute();
  // The index of words begins with the week and the word, so those that fall away are named.
  const gone = orderWords(id, { content: named }).filter((word) => !words.includes(word));
  // An order may be named only in its message, by which it is not found.
  if (gone.length === 0) return;
  await transaction
    .deleteFrom('orderWords')
    .where('accountId', '=', account)
    .where('week', '=', weekOf(placedAt))
    .where('word', 'in', gone)
    .where('placedAt', '=', placedAt)
    .where('orderId', '=', id)
    .execute();
}

async function remember(
  transaction: Transaction<Tables>,
  account: string,
  before: Date,
): Promise<void> {
  await transaction
    .insertInto('replacedNames')
    .values({ accountId: account, placedBefore: before })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ placedBefore: before }))
    .execute();
}
