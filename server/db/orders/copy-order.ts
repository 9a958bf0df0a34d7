import { CompiledQuery } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Author } from '../audit/author.ts';
import type { OrderContent } from '../schema/order-tables.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The order to copy, and who has it made again. */
export interface Original {
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
 * Places an order again under another id, linked to the one it copies and with words more that it is found by. Returns
 * its content; undefined where there is no such order.
 */
export async function copyOrder(
  transaction: Transaction,
  { account, id, by }: Original,
  copy: { id: string; words: readonly string[] },
): Promise<OrderContent['content'] | undefined> {
  const values = [account, id, copy.id, uuidv7(), by.account, by.user, by.name, copy.words];
  const query = CompiledQuery.raw(copySql, values) as CompiledQuery<Pick<OrderContent, 'content'>>;
  const { rows } = await transaction.executeQuery(query);
  return rows[0]?.content;
}
