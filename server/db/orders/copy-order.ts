import { CompiledQuery } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Author } from '../audit/author.ts';
import type { OrderContent } from '../schema/order-tables.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The order to copy, and who requested the remake. */
export interface Original {
  account: string;
  id: string;
  by: Author;
}

/** What a remake contains, and its agreed price in rials. */
export interface Remade {
  content: OrderContent['content'];
  price: OrderContent['price'];
  quotedTotal: number | null;
}

interface Copy extends Remade {
  id: string;
  /** Additional words that it is found by. */
  words: readonly string[];
  /** How many rials of it the shop pays, if the lab set an amount. */
  shopPays: number | undefined;
}

const copySql = `
  with remade as (
    insert into orders (account_id, id, kind, content, price, lens_names, pieces, quoted_total,
      placed_by, placed_at, request_hash, last_event, remake_of, search)
    select account_id, $3, kind, $9::jsonb, $10::jsonb, lens_names, pieces, $11::bigint,
      placed_by, clock_timestamp(), request_hash, $4, id, search || ' ' || array_to_string($8::text[], ' ')
    from orders where account_id = $1 and id = $2
    returning account_id, id, placed_at, search, quoted_total
  ), begun as (
    insert into order_events
      (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name, details)
    select account_id, id, $4, clock_timestamp(), 'submit', 'lab', 'submitted', $5, $6, $7,
      jsonb_strip_nulls(jsonb_build_object('price', quoted_total, 'shopPays', $12::bigint))
    from remade
  )
  insert into order_words (account_id, word, placed_at, order_id)
  select account_id, unnest(string_to_array(substr(search, 2), ' ')), placed_at, id from remade`;

const originalSql =
  "select content, price, quoted_total from orders where account_id = $1 and id = $2 and kind <> 'withdrawn'";

/** Reads what was ordered, and its price. */
export async function readOriginal(
  transaction: Transaction,
  { account, id }: Pick<Original, 'account' | 'id'>,
): Promise<Remade | undefined> {
  const query = CompiledQuery.raw(originalSql, [account, id]) as CompiledQuery<Remade>;
  return (await transaction.executeQuery(query)).rows[0];
}

/** Places a remake under a new id, linked to the original order. */
export async function copyOrder(
  transaction: Transaction,
  { account, id, by }: Original,
  { id: copy, words, content, price, quotedTotal, shopPays }: Copy,
): Promise<void> {
  const made = [JSON.stringify(content), JSON.stringify(price), quotedTotal, shopPays ?? null];
  const values = [account, id, copy, uuidv7(), by.account, by.user, by.name, words, ...made];
  await transaction.executeQuery(CompiledQuery.raw(copySql, values));
}
