import { type RawBuilder, sql } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Position } from './order-filter.ts';

/** A part of the list that was searched, from a position on. */
export interface Stretch {
  /** The matching orders in it, sorted like the list. If they fill the page, only the first of them. */
  found: readonly Position[];
  /** Where it ends; null at the end of the list. Meaningless if the page is full. */
  until: Position | null;
}

interface Row {
  accountId: string;
  id: string;
  placedAt: Date;
  promisedFor: string | null;
  state: OrderState;
  isEnd: boolean;
}

interface StretchParts {
  /** The `with` steps that the other parts use. */
  steps: RawBuilder<unknown>;
  /** The matching orders. */
  found: RawBuilder<unknown>;
  /** The stretch's last position, or no row at the end of the list. */
  end: RawBuilder<unknown>;
}

/** The query of a stretch: its matching orders, then the row at which it ends, if any. */
export function stretchOf({ steps, found, end }: StretchParts): RawBuilder<Row> {
  const columns = sql`account_id, id, placed_at, promised_for::text, state`;
  return sql<Row>`with ${steps}
    select ${columns}, false as is_end from (${found}) as found
    union all select ${columns}, true from (${end}) as ending`;
}

/** Reads a stretch by such a query, whose plan PostgreSQL caches under `name`. */
export async function readStretch(
  database: Database,
  scope: OrderScope,
  name: string,
  query: RawBuilder<Row>,
): Promise<Stretch> {
  const rows = await queryInScope(database, scope, name, query.compile(database.queries));
  const found = rows.filter((row) => !row.isEnd).map(positionOf);
  const end = rows.find((row) => row.isEnd);
  return { found, until: end ? positionOf(end) : null };
}

function positionOf({ accountId, id, placedAt, promisedFor, state }: Row): Position {
  return { account: accountId, id, placedAt, promisedFor, state };
}
