import type { Context } from 'hono';
import { type ScanAnswer, scanContract } from '../../../src/api/scan/contract.ts';
import { idEndOfDelivery } from '../../../src/domain/delivery/read-delivery-number.ts';
import { authorOf } from '../../db/audit/author.ts';
import { findOrder } from '../../db/orders/read-orders.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { type NoteScanned, scanNote } from '../../use-cases/deliveries/scan-note.ts';
import { scanTicket } from '../../use-cases/orders/events/scan.ts';
import { orderSummary } from '../../use-cases/orders/order-answer.ts';

function noteAnswer(c: Context<AppEnv>, scanned: NoteScanned): ScanAnswer {
  if (scanned.kind === 'notFound') throw refusing(c, 'notFound');
  if (scanned.kind === 'notAllowed') throw refusing(c, 'notAllowed', scanned.issues);
  return { outcome: scanned.kind, delivery: scanned.delivery };
}

/** Tickets and delivery notes scanned at the lab's counter. */
export const scans = resource().post(
  '/',
  route(scanContract.scans.POST, {
    summary: 'Move the order whose ticket was scanned, or ship a delivery by its note; for the lab',
    access: 'lab',
    parameters: [keyParameter('event')],
    answers: { 200: 'The current order, or the delivery.' },
    refusals: [404],
  }),
  async (c) => {
    const key = readKey(c);
    const body = await readBody(c);
    const { database } = c.var.services;
    const by = authorOf(c.var.signedIn);
    const idEnd = idEndOfDelivery(body.number);
    if (idEnd !== null) {
      const { station } = body;
      return respond(c, noteAnswer(c, await scanNote(database, { idEnd, station, by })));
    }
    const scanned = await scanTicket(database, {
      ...body,
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
    return respond(c, { outcome: scanned.kind, order: orderSummary(order) });
  },
);
