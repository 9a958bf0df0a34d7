import { CompiledQuery } from 'kysely';
import type { OrderContent } from '../schema/order-tables.ts';
import type { Transaction } from '../schema/transaction.ts';

const contentSql =
  "select content from orders where account_id = $1 and id = $2 and kind <> 'withdrawn'";

/** What was ordered. */
export async function readContent(
  transaction: Transaction,
  { account, id }: { account: string; id: string },
): Promise<OrderContent['content'] | undefined> {
  const query = CompiledQuery.raw(contentSql, [account, id]) as CompiledQuery<
    Pick<OrderContent, 'content'>
  >;
  return (await transaction.executeQuery(query)).rows[0]?.content;
}
