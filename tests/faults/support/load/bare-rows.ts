import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../../../server/db/pool/database.ts';
import { inScope } from '../../../../server/db/pool/scope.ts';
import type { Transaction } from '../../../../server/db/schema/transaction.ts';
import { demoAccounts } from '../../../../server/sample/accounts.ts';
import { stockCellKey } from '../../../../src/domain/stock/chart.ts';
import { stockBody } from '../../../bench/stock-load.ts';
import { orderRequest } from '../../../server/support/order-request.ts';

/** How bare rows are written. */
interface Bare {
  isStock: boolean;
  connections: number;
  forMs: number;
}

/** Words that a prescription is found by; a stock order has fewer. */
const words = {
  rx: ['n', '1', 'n1', 'first', 'last', '12345678', '1234'],
  stock: ['s1', '1', '1234'],
};

/**
 * How many orders a second PostgreSQL takes that are nothing but their rows: each in a durable transaction of its own, as a
 * program without batches writes them, by plain statements through the same pooler, from as many writers as the panel's load
 * has. They share the connections of one process. That the panel stores several at once is its own gain, so the bare ones
 * have none of it: a ratio above 1 is possible.
 */
export async function bareOrdersPerSecond(
  database: Database,
  { isStock, connections, forMs }: Bare,
): Promise<number> {
  let written = 0;
  const from = performance.now();
  const write = async (at: number) => {
    const { accountId = '', userId = '' } = demoAccounts[at % 2] ?? {};
    while (performance.now() < from + forMs) {
      await inScope(database, { account: accountId }, (transaction) =>
        writeRows(transaction, { account: accountId, user: userId, id: uuidv7() }, isStock),
      );
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => write(at)));
  return written / ((performance.now() - from) / 1000);
}

interface BareOrder {
  account: string;
  user: string;
  id: string;
}

async function writeRows(
  transaction: Transaction,
  order: BareOrder,
  isStock: boolean,
): Promise<void> {
  const { account, user, id } = order;
  const { content } = isStock ? JSON.parse(stockBody()) : orderRequest();
  const [event, kind, pieces] = [uuidv7(), isStock ? 'stock' : 'rx', isStock ? 12 : null];
  await sql`
    with placed as (
      insert into orders (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, last_event)
      values (${account}, ${id}, ${kind}, ${JSON.stringify(content)}, '{}', '{}', ${pieces}, ${user}, '\\x00', ${event})
      returning account_id, id, placed_at
    ), found as (
      insert into order_words (account_id, word, placed_at, order_id)
      select account_id, unnest(${words[isStock ? 'stock' : 'rx']}::text[]), placed_at, id from placed
    )
    insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
    select account_id, id, ${event}, placed_at, 'submit', 'shop', 'submitted', account_id, ${user}, '' from placed`.execute(
    transaction,
  );
  if (isStock) await takeRows(transaction, order, content.lines.map(stockCellKey));
}

/** Locked in the order of the key, as everybody does. */
async function takeRows(
  transaction: Transaction,
  { account, id }: BareOrder,
  items: readonly string[],
): Promise<void> {
  await sql`
    with locked as (
      select item from shelf where item = any(${items}::text[]) order by item for no key update
    ), moved as (
      update shelf set on_hand = on_hand - 2, movements = movements + 1 from locked
      where shelf.item = locked.item returning shelf.item, on_hand, movements
    )
    insert into stock_movements (item, number, at, kind, pieces, on_hand, account_id, order_id)
    select item, movements, clock_timestamp(), 'taken', -2, on_hand, ${account}, ${id} from moved`.execute(
    transaction,
  );
}
