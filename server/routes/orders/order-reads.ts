import { orderContract } from '../../../src/api/orders/contract.ts';
import { markRead } from '../../db/order-messages/order-reads.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { orderReader } from '../../use-cases/orders/order-reader.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';

/** How far a user has read an order's messages. */
export const orderReads = resource().put(
  '/:id/read',
  route(orderContract.read.PUT, {
    summary: 'Record that the user has read an order up to an event',
    access: 'signedIn',
    parameters: namingParameters,
    answers: { 200: 'Until when the order has been read.' },
    refusals: [404],
  }),
  async (c) => {
    const named = namedOrder(c);
    const body = await readBody(c);
    const { signedIn, unreadSince, services } = c.var;
    const reader = orderReader(signedIn, unreadSince);
    const read = { account: named.account, order: named.id, event: body.event };
    const stored = await markRead(services.database, orderScope(signedIn), reader, read);
    if (!stored) return refuse(c, 'notFound');
    const { before, until } = stored;
    return respond(c, { readBefore: before.toISOString(), readUntil: until.toISOString() });
  },
);
