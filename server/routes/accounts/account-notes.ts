import { accountContract } from '../../../src/api/accounts/contract.ts';
import { addAccountNote, listAccountNotes } from '../../db/account-notes/account-notes.ts';
import { authorOf } from '../../db/audit/author.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { notesAnswer } from '../../use-cases/orders/notes-answer.ts';

/** Internal notes on an account, for the lab only. */
export const accountNotes = resource()
  .get(
    '/:id/notes',
    route(accountContract.notes.GET, {
      summary: 'The lab’s internal notes on an account; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: { 200: 'The latest 200, oldest first.' },
      refusals: [404],
    }),
    async (c) => {
      const found = await listAccountNotes(c.var.services.database, pathId(c));
      return found ? respond(c, notesAnswer(found)) : refuse(c, 'notFound');
    },
  )
  .post(
    '/:id/notes',
    route(accountContract.notes.POST, {
      summary: 'Add an internal note to an account; for the lab',
      access: 'lab',
      parameters: [idParameter(), keyParameter('note')],
      answers: {
        201: 'Added; the latest notes on the account.',
        200: 'Already added by the same request.',
      },
      refusals: [404],
    }),
    async (c) => {
      const account = pathId(c);
      const id = readKey(c);
      const { text } = await readBody(c);
      const by = authorOf(c.var.signedIn);
      const adding = await addAccountNote(c.var.services.database, { id, account, by, text });
      if (adding.kind !== 'added' && adding.kind !== 'repeated') return refuse(c, adding.kind);
      return respond(c, notesAnswer(adding.notes), adding.kind === 'added' ? 201 : 200);
    },
  );
