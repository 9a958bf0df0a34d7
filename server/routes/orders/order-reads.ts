import { Hono } from 'hono';
import {
  type ReadAnswer,
  readAnswer,
  readRequest,
} from '../../../src/api/notification-contract.ts';
import { markRead } from '../../db/order-messages/order-reads.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { orderReader } from '../../use-cases/orders/order-reader.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';

/** How far a user has read an order's messages. */
export const orderReads = new Hono<AppEnv>().put(
  '/:id/read',
  route({
    summary: 'Store that the user has read an order up to an event',
    access: 'signedIn',
    parameters: [...namingParameters],
    body: readRequest,
    answers: { 200: { description: 'Until when it is read.', schema: readAnswer } },
    refusals: [401, 403, 404, 413, 415, 422, 503],
  }),
  async (c) => {
    const named = namedOrder(c);
    if (!named) return refuse(c, 'notFound');
    const body = await readBody(c, readRequest);
    if (!body.ok) return body.refusal;
    const { signedIn, unreadSince, services } = c.var;
    const reader = orderReader(signedIn, unreadSince);
    const read = { account: named.account, order: named.id, event: body.value.event };
    const stored = await markRead(services.database, orderScope(signedIn), reader, read);
    if (!stored) return refuse(c, 'notFound');
    const { before, until } = stored;
    const answer = { readBefore: before.toISOString(), readUntil: until.toISOString() };
    return c.json(answer satisfies ReadAnswer);
  },
);
