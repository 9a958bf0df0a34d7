import { Hono } from 'hono';
import {
  type OrderCountsAnswer,
  type OrdersAnswer,
  orderCountsAnswer,
  ordersAnswer,
} from '../../../src/api/contract.ts';
import { countOrders, mostCounted } from '../../db/orders/count-orders.ts';
import { listOrders } from '../../db/orders/list-orders.ts';
import { route } from '../../guards/route.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { refuse } from '../../http/refuse.ts';
import { writeCursor } from '../../orders/cursor.ts';
import { labRowAnswer, rowAnswer } from '../../orders/order-answer.ts';
import { orderReader } from '../../orders/order-reader.ts';
import { orderScope } from '../../orders/order-scope.ts';
import { listParameters } from './list-parameters.ts';
import { type AskedPage, readFilter } from './read-filter.ts';

/** The list of orders and how many there are. */
export const listing = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'Orders that pass the filters, a page at a time',
      access: 'signedIn',
      parameters: listParameters,
      answers: { 200: { description: 'A page of orders.', schema: ordersAnswer } },
      refusals: [401, 422, 503],
    }),
    async (c) => {
      const scope = orderScope(c.var.signedIn);
      const asked = readFilter(c.req.query(), scope, Date.now());
      if ('issues' in asked) return refuse(c, 'invalid', asked.issues);
      const { limit } = asked.page;
      // Read one more to know whether there is a next page.
      const reader = orderReader(c.var.signedIn, c.var.unreadSince);
      const page = { ...asked.page, limit: limit + 1, reader };
      const found = await listOrders(c.var.services.database, scope, page);
      const orders = found.slice(0, limit);
      const last = found.length > limit ? orders.at(-1) : undefined;
      const next = last ? positionAfter(last, asked.page) : null;
      const rowOf = scope === 'lab' ? labRowAnswer : rowAnswer;
      return c.json({ orders: orders.map(rowOf), next } satisfies OrdersAnswer);
    },
  )
  .get(
    '/counts',
    route({
      summary: 'How many orders are in each state',
      access: 'signedIn',
      answers: {
        200: {
          description:
            'All orders in the list, whatever it is filtered by. Counting stops at `most`.',
          schema: orderCountsAnswer,
        },
      },
      refusals: [401, 503],
    }),
    async (c) => {
      const counts = await countOrders(c.var.services.database, orderScope(c.var.signedIn));
      return c.json({ counts, most: mostCounted } satisfies OrderCountsAnswer);
    },
  );

function positionAfter(
  { placed_at, id, account_id, promised_for }: Awaited<ReturnType<typeof listOrders>>[number],
  { filter }: AskedPage,
): string {
  const promisedFor = filter.order === 'promise' ? promised_for : null;
  return writeCursor({ placedAt: placed_at, id, account: account_id, promisedFor });
}
