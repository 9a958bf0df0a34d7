import { CompiledQuery, type Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { submittedStatus } from '../../../src/domain/lifecycle/order-status.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Author } from '../audit/author.ts';
import { type HoldEvent, holdOverLimit } from '../order-events/hold-over-limit.ts';
import { orderWords } from '../order-names/order-words.ts';
import type { Database } from '../pool/database.ts';
import { retryTransaction } from '../pool/retry-transaction.ts';
import { inScope, queryInScope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';
import type { Tables } from '../schema/tables.ts';

/** For which account an order is placed, and who does it: one of its users, or the lab. */
export interface PlacedBy {
  account: SignedIn['account'];
  side: 'shop' | 'lab';
  author: Author;
}

/** An order ready to be stored. */
export interface NewOrder {
  id: string;
  by: PlacedBy;
  kept: OrderContent;
  requestHash: Buffer;
  /** In rials; null for no limit. */
  creditLimit: Rials | null;
  /** Revision of the catalogue that it was judged by; missing for what is not made by one. */
  judgedBy?: string;
}

/** The `submitted` event of an order, and what followed at once. */
export interface FirstEvent {
  id: string;
  placedAt: Date;
  /** The event by which the server held the order at once. */
  held?: HoldEvent | undefined;
}

/** Raw SQL for speed: the server runs this statement most. */
const placeSql = `
  with placed as (
    insert into orders
      (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, last_event, search)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ' ' || array_to_string($12::text[], ' ')
    where $16::text is null or exists (select from catalogue where revision = $16)
    on conflict (account_id, id) do nothing
    returning account_id, id, placed_at
  ), begun as (
    insert into order_events
      (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
    select account_id, id, $10, placed_at, 'submit', $13, 'submitted', $14, $15, $11
    from placed
  ), found as (
    insert into order_words (account_id, word, placed_at, order_id)
    select account_id, unnest($12::text[]), placed_at, id from placed
  )
  select placed_at from placed`;

/**
 * Inserts an order, its first event and the words it is found by; returns no row when the account has used that id, or the
 * catalogue was changed since the order was judged.
 */
export function insertStatement({ id, by, kept, requestHash, judgedBy }: NewOrder) {
  const { account, side, author } = by;
  const firstEvent = uuidv7();
  const documents = [kept.content, kept.price, kept.lens_names].map(asJson);
  const order = [account.id, id, kept.kind, ...documents, kept.pieces];
  // An order that the lab placed was placed by no user of the account.
  const placedBy = side === 'shop' ? author.user : null;
  const placed = [placedBy, requestHash, firstEvent, author.name, orderWords(id, kept)];
  // Days and tiers are not part of the name that the lab's saves give the catalogue.
  const catalogue = judgedBy?.split('.')[0] ?? null;
  const values = [...order, ...placed, side, author.account, author.user, catalogue];
  const query = CompiledQuery.raw(placeSql, values) as CompiledQuery<{ placed_at: Date }>;
  return { query, firstEvent };
}

/**
 * Stores an order and its first event, both or neither. Undefined when the account has used that id, or the catalogue was
 * changed; the insert waits for another one that is using the id right now.
 */
export async function insertOrder(
  database: Database,
  order: NewOrder,
): Promise<FirstEvent | undefined> {
  const scope = { account: order.by.account.id };
  if (order.creditLimit !== null) {
    return database.lockQueue.run(() =>
      retryTransaction(() =>
        inScope(database, scope, (transaction) => insertChecked(transaction, order)),
      ),
    );
  }
  const { query, firstEvent } = insertStatement(order);
  const [row] = await queryInScope(database, scope, 'place-order', query);
  return row && { id: firstEvent, placedAt: row.placed_at };
}

/** Inserts an order in a transaction, and holds it if it is above its account's credit limit. */
async function insertChecked(
  transaction: Transaction<Tables>,
  order: NewOrder,
): Promise<FirstEvent | undefined> {
  const { query, firstEvent } = insertStatement(order);
  const [row] = (await transaction.executeQuery(query)).rows;
  if (!row) return undefined;
  const held = await holdIfLimited(transaction, order);
  return { id: firstEvent, placedAt: row.placed_at, held };
}

/** Holds a placed order that is above its account's credit limit; undefined if it is not held. */
export async function holdIfLimited(
  transaction: Transaction<Tables>,
  { id, by, kept, creditLimit }: NewOrder,
): Promise<HoldEvent | undefined> {
  if (creditLimit === null) return undefined;
  const status = submittedStatus(kept.price.total);
  return holdOverLimit(transaction, { account: by.account.id, id, status });
}

function asJson(value: unknown): string {
  return JSON.stringify(value);
}
