import { Hono } from 'hono';
import * as z from 'zod/mini';
import { placeOrderAnswer, placeOrderRequest } from '../../src/api/contract.ts';
import { idempotencyHeader } from '../../src/api/paths.ts';
import { order as orderSchema } from '../../src/domain/order/order.ts';
import { findOrder, statusOfId } from '../db/orders/read-orders.ts';
import { signedInOnly } from '../guards/signed-in-only.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';
import { orderAnswer } from '../orders/order-answer.ts';
import { orderScope } from '../orders/order-scope.ts';
import { placeOrder } from '../orders/place-order.ts';
import { documentRoute } from './document-route.ts';
import { listing } from './list-orders.ts';
import { orderEvents } from './order-events.ts';
import { orderNotes } from './order-notes.ts';
import { orderPhotos } from './order-photos.ts';
import { readOrder } from './read-order.ts';
import { withdrawal } from './withdrawal.ts';

const uuid = z.uuid();
const stringSchema = { type: 'string', format: 'uuid' } as const;

/** The account's orders; for lab staff, those of all accounts. */
export const orders = new Hono<AppEnv>()
  .use(signedInOnly)
  .post(
    '/',
    documentRoute({
      summary: 'Place an order, once however often it is sent',
      signedIn: true,
      parameters: [
        {
          in: 'header',
          name: idempotencyHeader,
          required: true,
          schema: stringSchema,
          description: 'A UUID made by the client, which becomes the id of the order.',
        },
      ],
      body: placeOrderRequest,
      answers: {
        201: { description: 'Placed.', schema: placeOrderAnswer },
        200: {
          description: 'Already placed by the same request; the first answer again.',
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
      const wait = c.var.orderRateLimiter.admit(by.account.id, c.var.limits.ordersPerMinute);
      if (wait > 0 && (await statusOfId(database, by.account.id, id)) !== 'placed') {
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
  .route('/', listing)
  .get(
    '/:id',
    documentRoute({
      summary: 'One order with everything in it',
      signedIn: true,
      parameters: [
        { in: 'path', name: 'id', required: true, schema: stringSchema },
        {
          in: 'query',
          name: 'account',
          schema: stringSchema,
          description: 'For the lab: the account, in case two accounts use the same id.',
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
      const found = await findOrder(database, orderScope(c.var.signedIn), id.data, account.data);
      return found ? c.json(orderAnswer(found)) : refuse(c, 'notFound');
    },
  )
  .route('/', withdrawal)
  .route('/', orderEvents)
  .route('/', orderNotes)
  .route('/', orderPhotos);
