import { Hono } from 'hono';
import { receiptRequest } from '../../../src/api/delivery-contract.ts';
import { delivery as deliverySchema } from '../../../src/domain/delivery/delivery.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findDelivery } from '../../db/deliveries/read-deliveries.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { deliveryAnswer } from '../../use-cases/deliveries/delivery-answer.ts';
import { receiveDelivery } from '../../use-cases/deliveries/receive-delivery.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';

/** What the shop says when a delivery arrives. */
export const receipt = new Hono<AppEnv>().post(
  '/:id/receipt',
  route({
    summary: 'Confirm a delivery, but for what was missing from it',
    access: 'shop',
    parameters: [namingParameters[0]],
    body: receiptRequest,
    answers: {
      200: { description: 'Recorded; sent again it changes nothing.', schema: deliverySchema },
    },
    refusals: [401, 403, 404, 413, 415, 422, 429, 503],
  }),
  async (c) => {
    const { signedIn, services, limits } = c.var;
    const name = namedOrder(c);
    if (!name) return refuse(c, 'notFound');
    const { account } = signedIn;
    const wait = c.var.orderRateLimiter.admit(account.id, limits.ordersPerMinute);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return refuse(c, 'tooManyOrders');
    }
    const body = await readBody(c, receiptRequest);
    if (!body.ok) return body.refusal;
    const by = authorOf(signedIn);
    const { database } = services;
    const receiving = await receiveDelivery(database, { id: name.id, by, ...body.value });
    if (receiving.kind === 'refused') return refuse(c, 'invalid', receiving.issues);
    const now = await findDelivery(database, orderScope(signedIn), name.id);
    if (receiving.kind === 'notFound' || !now) return refuse(c, 'notFound');
    return c.json(deliveryAnswer(now.delivery, now.orders));
  },
);
