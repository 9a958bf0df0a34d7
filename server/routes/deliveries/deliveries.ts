import { type Context, Hono } from 'hono';
import { type DeliveriesAnswer, deliveriesAnswer } from '../../../src/api/delivery-contract.ts';
import {
  type Delivery,
  deliveryContent,
  delivery as deliverySchema,
} from '../../../src/domain/delivery/delivery.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findDelivery, listDeliveries } from '../../db/deliveries/read-deliveries.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import {
  deliveryAnswer,
  deliverySummaryAnswer,
} from '../../use-cases/deliveries/delivery-answer.ts';
import { dissolveDelivery, saveDelivery } from '../../use-cases/deliveries/save-delivery.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { receipt } from './receipt.ts';
import { shipping } from './shipping.ts';

/** The delivery a request names, as its asker may see it; null if not found. */
async function named(c: Context<AppEnv>): Promise<Delivery | null> {
  const name = namedOrder(c);
  if (!name) return null;
  const scope = orderScope(c.var.signedIn);
  const found = await findDelivery(c.var.services.database, scope, name.id, name.account);
  return found ? deliveryAnswer(found.delivery, found.orders) : null;
}

/** Ready orders that leave the lab together; a shop sees those that were shipped to it. */
export const deliveries = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'The account’s latest deliveries; for the lab, all open ones and the latest shipped',
      access: 'signedIn',
      answers: { 200: { description: 'At most fifty of each.', schema: deliveriesAnswer } },
      refusals: [401, 503],
    }),
    async (c) => {
      const found = await listDeliveries(c.var.services.database, orderScope(c.var.signedIn));
      const answer = { deliveries: found.map(deliverySummaryAnswer) };
      return c.json(answer satisfies DeliveriesAnswer);
    },
  )
  .get(
    '/:id',
    route({
      summary: 'One delivery with its orders',
      access: 'signedIn',
      parameters: [...namingParameters],
      answers: { 200: { description: 'The delivery.', schema: deliverySchema } },
      refusals: [401, 404, 503],
    }),
    async (c) => {
      const found = await named(c);
      return found ? c.json(found) : refuse(c, 'notFound');
    },
  )
  .put(
    '/:id',
    route({
      summary: 'Put a delivery together, or change one that is not shipped',
      access: 'lab',
      parameters: [namingParameters[0]],
      body: deliveryContent,
      answers: { 200: { description: 'The delivery as it is now.', schema: deliverySchema } },
      refusals: [401, 403, 404, 409, 413, 415, 422, 503],
    }),
    async (c) => {
      const { signedIn, services } = c.var;
      const name = namedOrder(c);
      if (!name) return refuse(c, 'notFound');
      const body = await readBody(c, deliveryContent);
      if (!body.ok) return body.refusal;
      const by = authorOf(signedIn);
      const saving = await saveDelivery(services.database, { id: name.id, by, ...body.value });
      if (saving.kind === 'refused') return refuse(c, 'invalid', saving.issues);
      if (saving.kind === 'shipped') return refuse(c, 'notAllowed');
      const found = await findDelivery(services.database, 'lab', name.id, body.value.account);
      return found ? c.json(deliveryAnswer(found.delivery, found.orders)) : refuse(c, 'notFound');
    },
  )
  .delete(
    '/:id',
    route({
      summary: 'Take a delivery apart that is not shipped',
      access: 'lab',
      parameters: [...namingParameters],
      answers: { 200: { description: 'The deliveries that are left.', schema: deliveriesAnswer } },
      refusals: [401, 403, 404, 409, 503],
    }),
    async (c) => {
      const found = await named(c);
      if (!found) return refuse(c, 'notFound');
      const { database } = c.var.services;
      const { id, account } = found;
      const by = authorOf(c.var.signedIn);
      if ((await dissolveDelivery(database, { id, account: account.id, by })) === 'shipped') {
        return refuse(c, 'notAllowed');
      }
      const left = await listDeliveries(database, 'lab');
      return c.json<DeliveriesAnswer>({ deliveries: left.map(deliverySummaryAnswer) });
    },
  )
  .route('/', shipping)
  .route('/', receipt);
