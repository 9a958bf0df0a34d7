import type { Context } from 'hono';
import { ordersQuery } from '../../../src/api/orders/contract.ts';
import type { OrderFilter, Position } from '../../db/order-list/order-filter.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import { readQuery } from '../../http/read-query.ts';
import { refusing } from '../../http/refuse.ts';
import { readCursor } from '../../use-cases/orders/cursor.ts';
import { filterFault, filterOf } from '../../use-cases/orders/filter-of.ts';

const defaultPageSize = 25;

/** The page of the list that a query requests. */
export interface AskedPage {
  filter: OrderFilter;
  after: Position | undefined;
  limit: number;
}

/** Reads the query of the list of orders. `now` in ms since 1970. Throws the refusal if it is not valid. */
export function readFilter(c: Context, scope: OrderScope, now: number): AskedPage {
  const { after, limit, ...asked } = readQuery(c, ordersQuery);
  const issue = filterFault(asked, scope);
  if (issue) throw refusing(c, 'invalid', [issue]);
  const filter = filterOf(asked, now);
  const cursor = after === undefined ? undefined : readCursor(after);
  if (after !== undefined && cursor?.order !== filter.order) {
    throw refusing(c, 'invalid', [{ path: 'after', code: 'invalid' }]);
  }
  return { filter, after: cursor?.position, limit: Number(limit ?? defaultPageSize) };
}
