import { deliveryContract } from '../../../src/api/delivery/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findDelivery } from '../../db/deliveries/read-deliveries.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { deliveryAnswer } from '../../use-cases/deliveries/delivery-answer.ts';
import { shipDelivery } from '../../use-cases/deliveries/ship-delivery.ts';

/** Shipping a delivery. */
export const shipping = resource().post(
  '/:id/ship',
  route(deliveryContract.ship.POST, {
    summary: 'Ship a delivery: all its orders, or none if one of them may not leave',
    access: 'lab',
    parameters: namingParameters,
    answers: { 200: 'Shipped, now or before.' },
    refusals: [404],
  }),
  async (c) => {
    const { signedIn, services } = c.var;
    const name = namedOrder(c);
    const found = await findDelivery(services.database, 'lab', name.id, name.account);
    if (!found) return refuse(c, 'notFound');
    const { id, accountId } = found.delivery;
    const by = authorOf(signedIn);
    const shipped = await shipDelivery(services.database, { id, account: accountId, by });
    if (shipped.kind === 'notAllowed') return refuse(c, 'notAllowed', shipped.issues);
    const now = await findDelivery(services.database, 'lab', id, accountId);
    if (shipped.kind === 'notFound' || !now) return refuse(c, 'notFound');
    return respond(c, deliveryAnswer(now.delivery, now.orders));
  },
);
