import { CompiledQuery } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../../../server/db/pool/database.ts';
import { queryInScope } from '../../../../server/db/pool/scope.ts';
import { demoAccounts } from '../../../../server/sample/accounts.ts';
import type { Stack } from './stack.ts';

/** The parts of an order's rows that are the same for each copy. */
export interface OrderRows {
  kind: string;
  content: unknown;
  price: unknown;
  lensNames: unknown;
  pieces: number | null;
  placedBy: string;
  requestHash: Buffer;
  search: string;
  byName: string;
  details: unknown;
  words: string[];
  /** Items it took from the shelf. */
  items: string[];
}

const account = demoAccounts.find(({ username }) => username === 'shop')?.accountId ?? '';

const lastSql = `
  select kind, content, price, lens_names as "lensNames", orders.pieces, placed_by as "placedBy",
    request_hash as "requestHash", search, by_name as "byName", details,
    array(select word from order_words where account_id = $1 and order_id = orders.id) as words,
    array(select item from stock_movements where account_id = $1 and order_id = orders.id) as items
  from orders join order_events event
    on event.account_id = $1 and event.order_id = orders.id and event.id = orders.last_event
  where orders.account_id = $1 and kind = $2 and event = 'submit'
  order by placed_at desc limit 1`;

/** Locks the shelf in key order, as all code does. */
const writeSql = `
  with placed as (
    insert into orders
      (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, last_event, search)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    returning placed_at
  ), found as (
    insert into order_words (account_id, word, placed_at, order_id)
    select $1, unnest($12::text[]), placed_at, $2 from placed
  ), begun as (
    insert into order_events
      (account_id, order_id, id, at, event, side, state, details, by_account, by_user, by_name)
    select $1, $2, $10, placed_at, 'submit', 'shop', 'submitted', $13, $1, $8, $14 from placed
  ), locked as (
    select item from shelf where item = any($15::text[]) order by item for no key update
  ), moved as (
    update shelf set on_hand = on_hand - 2, movements = movements + 1 from locked
    where shelf.item = locked.item returning shelf.item, on_hand, movements
  ), noted as (
    insert into stock_movements (item, number, at, kind, pieces, on_hand, account_id, order_id)
    select item, movements, clock_timestamp(), 'taken', -2, on_hand, $1, $2 from moved
  )
  select placed_at from placed`;

/** The last order of that kind. After a long run this reads tables of millions of rows to the end. */
export async function readLastOrder(stack: Stack, kind: string): Promise<OrderRows> {
  const [rows] = await stack.ask(lastSql, [account, kind]);
  if (!rows) throw new Error('there is no order yet');
  return rows as unknown as OrderRows;
}

function writing(rows: OrderRows): CompiledQuery {
  const { kind, content, price, lensNames, pieces, placedBy, requestHash, search } = rows;
  const { words, details, byName, items } = rows;
  const json = [content, price, lensNames].map((each) => JSON.stringify(each));
  const order = [account, uuidv7(), kind, ...json, pieces, placedBy, requestHash, uuidv7(), search];
  return CompiledQuery.raw(writeSql, [...order, words, JSON.stringify(details), byName, items]);
}

/**
 * How many orders per second a PostgreSQL takes if an order is only a copy of these rows: each in its own durable
 * transaction, in one message, through the same pooler, from as many writers and connections as the panel has.
 * Unlike the panel it doesn't store several orders at once, so the panel can be faster.
 */
export async function bareOrdersPerSecond(
  databases: readonly Database[],
  { rows, writers, forMs }: { rows: OrderRows; writers: number; forMs: number },
): Promise<number> {
  const [first] = databases;
  if (!first) throw new Error('no database');
  let written = 0;
  const from = performance.now();
  const write = async (database: Database) => {
    while (performance.now() < from + forMs) {
      await queryInScope(database, { account }, 'bare-order', writing(rows));
      written += 1;
    }
  };
  await Promise.all(
    Array.from({ length: writers }, (_, at) => write(databases[at % databases.length] ?? first)),
  );
  return written / ((performance.now() - from) / 1000);
}
