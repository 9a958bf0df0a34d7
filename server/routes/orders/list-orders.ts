import { orderContract } from '../../../src/api/orders/contract.ts';
import { type ListedOrders, listOrders } from '../../db/order-list/list-orders.ts';
import { nextPosition } from '../../db/order-list/next-position.ts';
import { isByPromise } from '../../db/order-list/order-filter.ts';
import { countOrders, mostCounted } from '../../db/orders/count-orders.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { respond } from '../../http/respond.ts';
import { writeCursor } from '../../use-cases/orders/cursor.ts';
import { labRowAnswer, rowAnswer } from '../../use-cases/orders/order-answer.ts';
import { orderReader } from '../../use-cases/orders/order-reader.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { listParameters } from './list-parameters.ts';
import { type AskedPage, readFilter } from './read-filter.ts';

/** The list of orders, and the counts by state. */
export const listing = resource()
  .get(
    '/',
    route(orderContract.orders.GET, {
      summary: 'Orders that match the filters, a page at a time',
      access: 'signedIn',
      labReads: 'replica',
      parameters: listParameters,
      answers: {
        200: 'A page of orders. With a search, a page can be shorter or empty and still have a `next`.',
      },
      refusals: [422],
    }),
    async (c) => {
      const scope = orderScope(c.var.signedIn);
      const asked = readFilter(c, scope, Date.now());
      const { limit } = asked;
      // Read one more to know whether there is a next page.
      const reader = orderReader(c.var.signedIn, c.var.unreadSince);
      const page = { ...asked, limit: limit + 1, reader };
      const found = await listOrders(c.var.services.database, scope, page);
      const rowOf = scope === 'lab' ? labRowAnswer : rowAnswer;
      const orders = found.orders.slice(0, limit).map(rowOf);
      return respond(c, { orders, ...nextOf(found, asked) });
    },
  )
  .get(
    '/counts',
    route(orderContract.counts.GET, {
      summary: 'How many orders are in each state',
      access: 'signedIn',
      labReads: 'replica',
      answers: {
        200: 'Filters are ignored. Counting stops at `most`.',
      },
    }),
    async (c) => {
      const counts = await countOrders(c.var.services.database, orderScope(c.var.signedIn));
      return respond(c, { counts, most: mostCounted });
    },
  );

/** Where the next page begins, and how far a search got that stopped before the page was full. */
function nextOf(found: ListedOrders, { filter, limit }: AskedPage) {
  const position = nextPosition(found, limit);
  if (position === null) return { next: null, searchedTo: null };
  const promisedFor = isByPromise(filter) ? position.promisedFor : null;
  const reached = promisedFor ?? position.placedAt.toISOString();
  return {
    next: writeCursor(position, filter.order),
    searchedTo: found.orders.length < limit ? reached : null,
  };
}
