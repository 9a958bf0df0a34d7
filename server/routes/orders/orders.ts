import { Hono } from 'hono';
import { placeOrderAnswer, placeOrderRequest } from '../../../src/api/contract.ts';
import { order as orderSchema } from '../../../src/domain/order/order.ts';
import { findOrder, statusOfId } from '../../db/orders/read-orders.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import {
  keyParameter,
  namedOrder,
  namingParameters,
  readKey,
} from '../../http/order-parameters.ts';
import { orderingAccount, orderingParameter } from '../../http/ordering-account.ts';
import { refuse } from '../../http/refuse.ts';
import { orderAnswer } from '../../use-cases/orders/order-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { placeOrder } from '../../use-cases/orders/place-order.ts';
import { frames } from './frames.ts';
import { listing } from './list-orders.ts';
import { orderEvents } from './order-events.ts';
import { orderNotes } from './order-notes.ts';
import { orderPhotos } from './order-photos.ts';
import { orderReads } from './order-reads.ts';
import { prescriptions } from './prescriptions.ts';
import { readOrder } from './read-order.ts';
import { shownTo } from './shown-to.ts';
import { withdrawal } from './withdrawal.ts';

/** The account's orders; for lab staff, those of all accounts. */
export const orders = new Hono<AppEnv>()
  .post(
    '/',
    route({
      summary: 'Place an order, once however often it is sent; for the lab, one taken by telephone',
      access: 'signedIn',
      parameters: [keyParameter('order'), orderingParameter],
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
      const id = readKey(c);
      if (!id) return refuse(c, 'keyMissing');
      const ordering = await orderingAccount(c);
      if ('refusal' in ordering) return ordering.refusal;
      const { limits } = ordering;
      const account = ordering.by.account.id;
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0 && (await statusOfId(database, account, id)) !== 'placed') {
        c.header('Retry-After', String(wait));
        return refuse(c, 'tooManyOrders');
      }
      const body = await readOrder(c, { id, account, limits });
      if (!body.ok) return body.refusal;
      const asked = { id, ...ordering, request: body.value, sent: body.sent };
      const current = await catalogue.at(c.var.revision, ordering.tier);
      const latest = () => catalogue.latest(ordering.tier);
      const placing = await placeOrder({ database, catalogue: current, latest }, asked);
      if (placing.kind === 'refused') return refuse(c, 'invalid', placing.issues);
      if (placing.kind === 'keyReused' || placing.kind === 'withdrawn')
        return refuse(c, placing.kind);
      return c.json(shownTo(c.var.signedIn, placing.order), placing.kind === 'placed' ? 201 : 200);
    },
  )
  .route('/', listing)
  .route('/', prescriptions)
  .route('/', frames)
  .get(
    '/:id',
    route({
      summary: 'One order with everything in it',
      access: 'signedIn',
      parameters: [...namingParameters],
      answers: { 200: { description: 'The order.', schema: orderSchema } },
      refusals: [401, 404, 503],
    }),
    async (c) => {
      const named = namedOrder(c);
      if (!named) return refuse(c, 'notFound');
      const { database } = c.var.services;
      const { signedIn } = c.var;
      const scope = orderScope(signedIn);
      const found = await findOrder(database, scope, named.id, named.account);
      return found ? c.json(shownTo(signedIn, orderAnswer(found))) : refuse(c, 'notFound');
    },
  )
  .route('/', withdrawal)
  .route('/', orderEvents)
  .route('/', orderNotes)
  .route('/', orderReads)
  .route('/', orderPhotos);
