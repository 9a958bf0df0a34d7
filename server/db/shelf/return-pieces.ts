import { CompiledQuery } from 'kysely';
import type { OrderContent } from '../schema/order-tables.ts';
import type { Transaction } from '../schema/transaction.ts';
import { lockItems, takePieces } from './reserve-pieces.ts';
import { isShelfOrder, shelfLines } from './shelf-order.ts';

const contentSql =
  "select content from orders where account_id = $1 and id = $2 and kind <> 'withdrawn'";

/** Puts the pieces of an order back on the shelf; does nothing for kinds that take none. */
export async function returnPieces(
  transaction: Transaction,
  { account, id }: { account: string; id: string },
): Promise<void> {
  const query = CompiledQuery.raw(contentSql, [account, id]) as CompiledQuery<
    Pick<OrderContent, 'content'>
  >;
  const [order] = (await transaction.executeQuery(query)).rows;
  if (!order || !isShelfOrder(order.content)) return;
  const returned = shelfLines(order.content).map(({ item, pieces }) => ({ item, pieces: -pieces }));
  await lockItems(transaction, returned);
  await takePieces(transaction, returned, { account, id });
}
