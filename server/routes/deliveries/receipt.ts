import { deliveryContract } from '../../../src/api/delivery/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findDelivery } from '../../db/deliveries/read-deliveries.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { deliveryAnswer } from '../../use-cases/deliveries/delivery-answer.ts';
import { receiveDelivery } from '../../use-cases/deliveries/receive-delivery.ts';
import { tellsWearers } from '../../use-cases/notifications/tells-wearers.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';

/** The shop's confirmation that a delivery arrived. */
export const receipt = resource().post(
  '/:id/receipt',
  route(deliveryContract.receipt.POST, {
    summary: 'Confirm a delivery, except for missing orders',
    access: 'shop',
    parameters: [namingParameters[0]],
    answers: { 200: 'Recorded; repeating the request changes nothing.' },
    refusals: [404, 429],
  }),
  async (c) => {
    const { signedIn, services, limits } = c.var;
    const name = namedOrder(c);
    const { account } = signedIn;
    const wait = c.var.orderRateLimiter.admit(account.id, limits.ordersPerMinute);
    if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
    const body = await readBody(c);
    const by = authorOf(signedIn);
    const { database, settings } = services;
    const receiving = await receiveDelivery(database, {
      id: name.id,
      by,
      tellsWearers: tellsWearers(settings),
      ...body,
    });
    if (receiving.kind === 'refused') return refuse(c, 'invalid', receiving.issues);
    const now = await findDelivery(database, orderScope(signedIn), name.id);
    if (receiving.kind === 'notFound' || !now) return refuse(c, 'notFound');
    return respond(c, deliveryAnswer(now.delivery, now.orders));
  },
);
