import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  ordersAnswer,
  ordersQuery,
  placeOrderAnswer,
  placeOrderRequest,
} from '../../src/api/contract.ts';
import { idempotencyHeader } from '../../src/api/paths.ts';
import { order as orderSchema } from '../../src/domain/order/order.ts';
import { fateOfId, findOrder, listOrders } from '../db/orders/read-orders.ts';
import { signedInOnly } from '../guards/signed-in-only.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';
import { wireIssues } from '../http/wire-issues.ts';
import { readCursor, writeCursor } from '../orders/cursor.ts';
import { orderAnswer, orderSummary } from '../orders/order-answer.ts';
import { placeOrder } from '../orders/place-order.ts';
import { scopeOf } from '../orders/scope-of.ts';
import { describe } from './describe.ts';
import { readOrder } from './read-order.ts';
import { withdrawal } from './withdrawal.ts';

const usualPage = 25;
const uuid = z.uuid();
const stringSchema = { type: 'string', format: 'uuid' } as const;

/** Orders of the account that asks; for the lab's staff, of all accounts. */
export const orders = new Hono<AppEnv>()
  .use(signedInOnly)
  .post(
    '/',
    describe({
      summary: 'Place an order, once however often it is sent',
      signedIn: true,
      parameters: [
        {
          in: 'header',
          name: idempotencyHeader,
          required: true,
          schema: stringSchema,
          description: 'The UUID the client made for the order, which becomes its id.',
        },
      ],
      body: placeOrderRequest,
      answers: {
        201: { description: 'Placed.', schema: placeOrderAnswer },
        200: {
          description: 'Placed earlier by the same request; the first answer.',
          schema: placeOrderAnswer,
        },
      },
      refusals: [400, 401, 403, 410, 413, 415, 422, 429, 503],
    }),
    async (c) => {
      const { database, catalogue } = c.var.services;
      const by = c.var.signedIn;
      if (by.user.role === 'SuperAdmin') return refuse(c, 'forbidden');
      const key = uuid.safeParse(c.req.header(idempotencyHeader));
      if (!key.success) return refuse(c, 'keyMissing');
      const id = key.data.toLowerCase();
      const wait = c.var.orderRates.waitFor(by.account.id, c.var.limits.ordersPerMinute);
      if (wait > 0 && (await fateOfId(database, by.account.id, id)) !== 'placed') {
        c.header('Retry-After', String(wait));
        return refuse(c, 'tooManyOrders');
      }
      const body = await readOrder(c, id);
      if (!body.ok) return body.refusal;
      const { tier, limits } = c.var;
      const asked = { id, by, tier, limits, request: body.value, sent: body.sent };
      const placing = await placeOrder(
        { database, catalogue: await catalogue.at(c.var.revision) },
        asked,
      );
      if (placing.kind === 'refused') return refuse(c, 'invalid', placing.issues);
      if (placing.kind === 'keyReused' || placing.kind === 'withdrawn')
        return refuse(c, placing.kind);
      return c.json(placing.order, placing.kind === 'placed' ? 201 : 200);
    },
  )
  .get(
    '/',
    describe({
      summary: 'Orders, newest first, a page at a time',
      signedIn: true,
      parameters: [
        {
          in: 'query',
          name: 'after',
          schema: { type: 'string' },
          description: '`next` of the page before.',
        },
        {
          in: 'query',
          name: 'limit',
          schema: { type: 'integer', minimum: 1, maximum: 100, default: usualPage },
        },
      ],
      answers: { 200: { description: 'A page of orders.', schema: ordersAnswer } },
      refusals: [401, 422, 503],
    }),
    async (c) => {
      const asked = ordersQuery.safeParse(c.req.query(), { reportInput: true });
      if (!asked.success) return refuse(c, 'invalid', wireIssues(asked.error));
      const after = asked.data.after === undefined ? undefined : readCursor(asked.data.after);
      if (asked.data.after !== undefined && !after) {
        return refuse(c, 'invalid', [{ path: 'after', code: 'invalid' }]);
      }
      const limit = Number(asked.data.limit ?? usualPage);
      // One more than asked tells whether a page follows.
      const found = await listOrders(c.var.services.database, scopeOf(c.var.signedIn), {
        after,
        limit: limit + 1,
      });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const next = last
        ? writeCursor({ placedAt: last.placed_at, id: last.id, account: last.account_id })
        : null;
      return c.json({ orders: page.map(orderSummary), next });
    },
  )
  .get(
    '/:id',
    describe({
      summary: 'One order with everything in it',
      signedIn: true,
      parameters: [
        { in: 'path', name: 'id', required: true, schema: stringSchema },
        {
          in: 'query',
          name: 'account',
          schema: stringSchema,
          description: 'For the lab: whose, should two accounts bear the id.',
        },
      ],
      answers: { 200: { description: 'The order.', schema: orderSchema } },
      refusals: [401, 404, 503],
    }),
    async (c) => {
      const id = uuid.safeParse(c.req.param('id'));
      const account = z.optional(uuid).safeParse(c.req.query('account'));
      if (!id.success || !account.success) return refuse(c, 'notFound');
      const { database } = c.var.services;
      const found = await findOrder(database, scopeOf(c.var.signedIn), id.data, account.data);
      return found ? c.json(orderAnswer(found)) : refuse(c, 'notFound');
    },
  )
  .route('/', withdrawal);
