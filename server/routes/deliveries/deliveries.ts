import type { Context } from 'hono';
import { deliveryContract } from '../../../src/api/delivery/contract.ts';
import type { Delivery } from '../../../src/domain/delivery/delivery.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findDelivery, listDeliveries } from '../../db/deliveries/read-deliveries.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import {
  deliveryAnswer,
  deliverySummaryAnswer,
} from '../../use-cases/deliveries/delivery-answer.ts';
import { dissolveDelivery, saveDelivery } from '../../use-cases/deliveries/save-delivery.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { receipt } from './receipt.ts';
import { shipping } from './shipping.ts';

/** The delivery that a request names, as the user may see it. Throws the refusal if it is not found. */
async function namedDelivery(c: Context<AppEnv>): Promise<Delivery> {
  const name = namedOrder(c);
  const scope = orderScope(c.var.signedIn);
  const found = await findDelivery(c.var.services.database, scope, name.id, name.account);
  if (!found) throw refusing(c, 'notFound');
  return deliveryAnswer(found.delivery, found.orders);
}

/** Ready orders that leave the lab together. A shop sees the deliveries that were shipped to it. */
export const deliveries = resource()
  .get(
    '/',
    route(deliveryContract.all.GET, {
      summary: 'The account’s latest deliveries; for the lab, all open ones and the latest shipped',
      access: 'signedIn',
      labReads: 'replica',
      answers: { 200: 'At most fifty of each.' },
    }),
    async (c) => {
      const found = await listDeliveries(c.var.services.database, orderScope(c.var.signedIn));
      return respond(c, { deliveries: found.map(deliverySummaryAnswer) });
    },
  )
  .get(
    '/:id',
    route(deliveryContract.one.GET, {
      summary: 'One delivery with its orders',
      access: 'signedIn',
      parameters: namingParameters,
      answers: { 200: 'The delivery.' },
      refusals: [404],
    }),
    async (c) => respond(c, await namedDelivery(c)),
  )
  .put(
    '/:id',
    route(deliveryContract.one.PUT, {
      summary: 'Create a delivery, or change one that has not been shipped',
      access: 'lab',
      parameters: [namingParameters[0]],
      answers: { 200: 'The current delivery.' },
      refusals: [404],
    }),
    async (c) => {
      const { signedIn, services } = c.var;
      const name = namedOrder(c);
      const body = await readBody(c);
      const by = authorOf(signedIn);
      const saving = await saveDelivery(services.database, { id: name.id, by, ...body });
      if (saving.kind === 'refused') return refuse(c, 'invalid', saving.issues);
      if (saving.kind === 'shipped') return refuse(c, 'notAllowed');
      const found = await findDelivery(services.database, 'lab', name.id, body.account);
      return found
        ? respond(c, deliveryAnswer(found.delivery, found.orders))
        : refuse(c, 'notFound');
    },
  )
  .delete(
    '/:id',
    route(deliveryContract.one.DELETE, {
      summary: 'Dissolve a delivery that has not been shipped',
      access: 'lab',
      parameters: namingParameters,
      answers: { 200: 'The remaining deliveries.' },
      refusals: [404],
    }),
    async (c) => {
      const { id, account } = await namedDelivery(c);
      const { database } = c.var.services;
      const by = authorOf(c.var.signedIn);
      if ((await dissolveDelivery(database, { id, account: account.id, by })) === 'shipped') {
        return refuse(c, 'notAllowed');
      }
      const left = await listDeliveries(database, 'lab');
      return respond(c, { deliveries: left.map(deliverySummaryAnswer) });
    },
  )
  .with(shipping)
  .with(receipt);
