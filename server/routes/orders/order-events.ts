import { orderContract } from '../../../src/api/orders/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findOrder } from '../../db/orders/read-orders.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import {
  keyParameter,
  namedOrder,
  namingParameters,
  readKey,
} from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { tellsWearers } from '../../use-cases/notifications/tells-wearers.ts';
import { recordEvent } from '../../use-cases/orders/events/record-event.ts';
import { orderAnswer } from '../../use-cases/orders/order-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import { shownOnPage } from './shown-to.ts';

/** Events of an order after it was placed. */
export const orderEvents = resource().post(
  '/:id/events',
  route(orderContract.events.POST, {
    summary: 'Act on an order: accept, ask, answer, cancel, …',
    access: 'signedIn',
    parameters: [...namingParameters, keyParameter('event')],
    answers: {
      201: 'Done; the current order.',
      200: 'Already done by the same request.',
    },
    refusals: [404, 429],
  }),
  async (c) => {
    const { signedIn, services, limits } = c.var;
    const order = namedOrder(c);
    const id = readKey(c);
    const side = readerOf(signedIn);
    const by = authorOf(signedIn);
    const wait =
      side === 'lab' ? 0 : c.var.orderRateLimiter.admit(by.account, limits.ordersPerMinute);
    if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
    const { after, ...asked } = await readBody(c);
    const scope = orderScope(signedIn);
    const catalogue =
      asked.remaking && (await services.catalogue.at(c.var.revision, c.var.tier, null));
    const recording = await recordEvent(services.database, scope, {
      id,
      order,
      side,
      by,
      asked,
      after,
      catalogue,
      tellsWearers: tellsWearers(services.settings),
    });
    if (recording.kind === 'refused') return refuse(c, 'invalid', recording.issues);
    if (recording.kind !== 'recorded' && recording.kind !== 'repeated') {
      return refuse(c, recording.kind);
    }
    const now = await findOrder(services.database, scope, order.id, recording.account);
    if (!now) return refuse(c, 'notFound');
    return respond(
      c,
      shownOnPage(signedIn, orderAnswer(now), c.var.services.settings),
      recording.kind === 'recorded' ? 201 : 200,
    );
  },
);
