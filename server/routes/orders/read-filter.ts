import type { Context } from 'hono';
import { type OrdersQuery, ordersQuery } from '../../../src/api/orders/contract.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import { searchedText } from '../../../src/domain/order/read-order-number.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import type { OrderFilter, Position } from '../../db/order-list/order-filter.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import { readQuery } from '../../http/read-query.ts';
import { refusing } from '../../http/refuse.ts';
import { readCursor } from '../../use-cases/orders/cursor.ts';

const defaultPageSize = 25;

/** The page of the list that a query asks for. */
export interface AskedPage {
  filter: OrderFilter;
  after: Position | undefined;
  limit: number;
}

/** Reads the query of the list of orders. `now` in ms since 1970. Throws the refusal of one that is not so. */
export function readFilter(c: Context, scope: OrderScope, now: number): AskedPage {
  const asked = readQuery(c, ordersQuery);
  const { after, limit, from, to, account } = asked;
  const fault = (issue: Issue) => refusing(c, 'invalid', [issue]);
  if (account !== undefined && scope !== 'lab') {
    throw fault({ path: 'account', code: 'unknownField' });
  }
  if (from && to && to < from) throw fault({ path: 'to', code: 'invalid' });
  const filter = filterOf(asked, now);
  const position = after === undefined ? undefined : readCursor(after);
  const isOfOrder = (position?.promisedFor != null) === (filter.order === 'promise');
  if (after !== undefined && !(position && isOfOrder)) {
    throw fault({ path: 'after', code: 'invalid' });
  }
  return { filter, after: position, limit: Number(limit ?? defaultPageSize) };
}

function filterOf(asked: OrdersQuery, now: number): OrderFilter {
  const { state, kind, from, to, text, account, late, order } = asked;
  return {
    states: (state?.split(',') ?? []) as OrderState[],
    kinds: (kind?.split(',') ?? []) as OrderKind[],
    from,
    to,
    words: searchWords(searchedText(text ?? '')),
    account,
    promisedBefore: late && labDay(now),
    order: late ? 'promise' : (order ?? 'newest'),
  };
}
