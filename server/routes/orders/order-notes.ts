import { orderContract } from '../../../src/api/orders/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { addNote, listNotes } from '../../db/order-messages/order-notes.ts';
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
import { notesAnswer } from '../../use-cases/orders/notes-answer.ts';

/** Internal notes on an order, for the lab only. */
export const orderNotes = resource()
  .get(
    '/:id/notes',
    route(orderContract.notes.GET, {
      summary: 'The lab’s internal notes on an order; for the lab',
      access: 'lab',
      parameters: namingParameters,
      answers: { 200: 'Oldest first.' },
      refusals: [404],
    }),
    async (c) => {
      const found = await listNotes(c.var.services.database, namedOrder(c));
      return found ? respond(c, notesAnswer(found)) : refuse(c, 'notFound');
    },
  )
  .post(
    '/:id/notes',
    route(orderContract.notes.POST, {
      summary: 'Add an internal note to an order; for the lab',
      access: 'lab',
      parameters: [...namingParameters, keyParameter('note')],
      answers: {
        201: 'Added; all notes on the order.',
        200: 'Already added by the same request.',
      },
      refusals: [404],
    }),
    async (c) => {
      const order = namedOrder(c);
      const id = readKey(c);
      const body = await readBody(c);
      const adding = await addNote(c.var.services.database, {
        id,
        order,
        by: authorOf(c.var.signedIn),
        text: body.text,
      });
      if (adding.kind !== 'added' && adding.kind !== 'repeated') return refuse(c, adding.kind);
      return respond(c, notesAnswer(adding.notes), adding.kind === 'added' ? 201 : 200);
    },
  );
