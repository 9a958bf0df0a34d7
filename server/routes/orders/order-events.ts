import { Hono } from 'hono';
import { orderEventRequest } from '../../../src/api/contract.ts';
import { order as orderSchema } from '../../../src/domain/order/order.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findOrder } from '../../db/orders/read-orders.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import {
  keyParameter,
  namedOrder,
  namingParameters,
  readKey,
} from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { recordEvent } from '../../use-cases/orders/events/record-event.ts';
import { orderAnswer } from '../../use-cases/orders/order-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import { shownTo } from './shown-to.ts';

/** What happens to an order after it was placed. */
export const orderEvents = new Hono<AppEnv>().post(
  '/:id/events',
  route({
    summary: 'Act on an order: accept, ask, answer, cancel, …',
    access: 'signedIn',
    parameters: [...namingParameters, keyParameter('event')],
    body: orderEventRequest,
    answers: {
      201: { description: 'Done; the order as it is now.', schema: orderSchema },
      200: { description: 'Already done by the same request.', schema: orderSchema },
    },
    refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429, 503],
  }),
  async (c) => {
    const { signedIn, services, limits } = c.var;
    const order = namedOrder(c);
    if (!order) return refuse(c, 'notFound');
    const id = readKey(c);
    if (!id) return refuse(c, 'keyMissing');
    const side = readerOf(signedIn);
    const by = authorOf(signedIn);
    const wait =
      side === 'lab' ? 0 : c.var.orderRateLimiter.admit(by.account, limits.ordersPerMinute);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return refuse(c, 'tooManyOrders');
    }
    const body = await readBody(c, orderEventRequest);
    if (!body.ok) return body.refusal;
    const { after, ...asked } = body.value;
    const scope = orderScope(signedIn);
    const recording = await recordEvent(services.database, scope, {
      id,
      order,
      side,
      by,
      asked,
      after,
    });
    if (recording.kind === 'refused') return refuse(c, 'invalid', recording.issues);
    if (recording.kind !== 'recorded' && recording.kind !== 'repeated') {
      return refuse(c, recording.kind);
    }
    const now = await findOrder(services.database, scope, order.id, recording.account);
    if (!now) return refuse(c, 'notFound');
    const answer = shownTo(signedIn, orderAnswer(now));
    return c.json(answer, recording.kind === 'recorded' ? 201 : 200);
  },
);
