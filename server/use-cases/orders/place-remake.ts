import { CompiledQuery, type Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { foundBy } from '../../../src/domain/typed/search-words.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import type { OrderContent } from '../../db/schema/order-tables.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { lockItems, takePieces } from '../../db/shelf/reserve-pieces.ts';
import { checkShelf, isShelfOrder, shelfLines } from '../../db/shelf/shelf-order.ts';

/** The order to make again, and who granted it. */
interface Original {
  account: string;
  id: string;
  by: Author;
}

const copySql = `
  with remade as (
    insert into orders (account_id, id, kind, content, price, lens_names, pieces, quoted_total,
      placed_by, placed_at, request_hash, last_event, remake_of, search)
    select account_id, $3, kind, content, price, lens_names, pieces, quoted_total,
      placed_by, clock_timestamp(), request_hash, $4, id, search || ' ' || array_to_string($8::text[], ' ')
    from orders where account_id = $1 and id = $2
    returning account_id, id, content, placed_at, search, quoted_total
  ), begun as (
    insert into order_events
      (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name, details)
    select account_id, id, $4, clock_timestamp(), 'submit', 'lab', 'submitted', $5, $6, $7,
      jsonb_strip_nulls(jsonb_build_object('price', quoted_total))
    from remade
  ), found as (
    insert into order_words (account_id, word, placed_at, order_id)
    select account_id, unnest(string_to_array(substr(search, 2), ' ')), placed_at, id from remade
  )
  select content from remade`;

/**
 * Places an order with the content and the agreed price of another one and links it to that; a search for the number of
 * either finds it. Returns its id, or the issues of an order whose pieces are not on the shelf; then the caller must
 * roll the transaction back.
 */
export async function placeRemake(
  transaction: Transaction<Tables>,
  { account, id, by }: Original,
): Promise<{ remake: string; issues: Issue[] }> {
  const remake = uuidv7();
  const numbers = foundBy([orderNumber(remake)]);
  const values = [account, id, remake, uuidv7(), by.account, by.user, by.name, numbers];
  const copy = CompiledQuery.raw(copySql, values) as CompiledQuery<Pick<OrderContent, 'content'>>;
  const [placed] = (await transaction.executeQuery(copy)).rows;
  if (!placed || !isShelfOrder(placed.content)) return { remake, issues: [] };
  const lines = shelfLines(placed.content);
  const issues = checkShelf(placed.content, await lockItems(transaction, lines));
  if (issues.length === 0) await takePieces(transaction, lines, { account, id: remake });
  return { remake, issues };
}
