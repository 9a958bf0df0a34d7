import { Hono } from 'hono';
import { type NotesAnswer, noteRequest, notesAnswer } from '../../../src/api/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { addNote, listNotes, type StoredNote } from '../../db/order-messages/order-notes.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import {
  keyParameter,
  namedOrder,
  namingParameters,
  readKey,
} from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';

function notesOf(stored: readonly StoredNote[]): NotesAnswer {
  return {
    notes: stored.map(({ id, at, byName, text }) => {
      return { id, at: at.toISOString(), by: byName, text };
    }),
  };
}

/** Internal notes on an order, for the lab only. */
export const orderNotes = new Hono<AppEnv>()
  .get(
    '/:id/notes',
    route({
      summary: 'The lab’s internal notes on an order; for the lab',
      access: 'lab',
      parameters: [...namingParameters],
      answers: { 200: { description: 'Oldest first.', schema: notesAnswer } },
      refusals: [401, 403, 404, 503],
    }),
    async (c) => {
      const order = namedOrder(c);
      const found = order && (await listNotes(c.var.services.database, order));
      return found ? c.json(notesOf(found)) : refuse(c, 'notFound');
    },
  )
  .post(
    '/:id/notes',
    route({
      summary: 'Add an internal note to an order; for the lab',
      access: 'lab',
      parameters: [...namingParameters, keyParameter('note')],
      body: noteRequest,
      answers: {
        201: { description: 'Added; all notes on the order.', schema: notesAnswer },
        200: { description: 'Already added by the same request.', schema: notesAnswer },
      },
      refusals: [400, 401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const order = namedOrder(c);
      if (!order) return refuse(c, 'notFound');
      const id = readKey(c);
      if (!id) return refuse(c, 'keyMissing');
      const body = await readBody(c, noteRequest);
      if (!body.ok) return body.refusal;
      const adding = await addNote(c.var.services.database, {
        id,
        order,
        by: authorOf(c.var.signedIn),
        text: body.value.text,
      });
      if (adding.kind !== 'added' && adding.kind !== 'repeated') return refuse(c, adding.kind);
      return c.json(notesOf(adding.notes), adding.kind === 'added' ? 201 : 200);
    },
  );
