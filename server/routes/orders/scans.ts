import { type Context, Hono } from 'hono';
import { type ScanAnswer, scanAnswer, scanRequest } from '../../../src/api/contract.ts';
import { idEndOfDelivery } from '../../../src/domain/delivery/read-delivery-number.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findOrder } from '../../db/orders/read-orders.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { type NoteScanned, scanNote } from '../../use-cases/deliveries/scan-note.ts';
import { scanTicket } from '../../use-cases/orders/events/scan.ts';
import { orderSummary } from '../../use-cases/orders/order-answer.ts';

function answerNote(c: Context<AppEnv>, scanned: NoteScanned): Response {
  if (scanned.kind === 'notFound') return refuse(c, 'notFound');
  if (scanned.kind === 'notAllowed') return refuse(c, 'notAllowed', scanned.issues);
  return c.json<ScanAnswer>({ outcome: scanned.kind, delivery: scanned.delivery });
}

/** Tickets and delivery notes scanned at the lab's counter. */
export const scans = new Hono<AppEnv>().post(
  '/',
  route({
    summary: 'Move the order whose ticket was scanned, or ship a delivery by its note; for the lab',
    access: 'lab',
    parameters: [keyParameter('event')],
    body: scanRequest,
    answers: {
      200: { description: 'The order as it is now, or the delivery.', schema: scanAnswer },
    },
    refusals: [400, 401, 403, 404, 409, 413, 415, 422, 503],
  }),
  async (c) => {
    const key = readKey(c);
    if (!key) return refuse(c, 'keyMissing');
    const body = await readBody(c, scanRequest);
    if (!body.ok) return body.refusal;
    const { database } = c.var.services;
    const by = authorOf(c.var.signedIn);
    const idEnd = idEndOfDelivery(body.value.number);
    if (idEnd !== null) {
      const { station } = body.value;
      return answerNote(c, await scanNote(database, { idEnd, station, by }));
    }
    const scanned = await scanTicket(database, {
      ...body.value,
      id: key,
      by,
    });
    if (scanned.kind === 'refused') return refuse(c, 'invalid', scanned.issues);
    if (scanned.kind === 'stays') {
      const issue = { path: 'station', code: 'invalid', params: { state: scanned.state } } as const;
      return refuse(c, 'notAllowed', [issue]);
    }
    if (scanned.kind !== 'moved' && scanned.kind !== 'there') return refuse(c, scanned.kind);
    const { id, accountId } = scanned.order;
    const order = await findOrder(database, 'lab', id, accountId);
    if (!order) return refuse(c, 'notFound');
    return c.json<ScanAnswer>({ outcome: scanned.kind, order: orderSummary(order) });
  },
);
