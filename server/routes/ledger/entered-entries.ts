import { ledgerContract } from '../../../src/api/ledger/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readStanding } from '../../db/ledger/read-standing.ts';
import { readEntry } from '../../db/ledger/read-statement.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { enterEntry } from '../../use-cases/ledger/enter-entry.ts';
import { entryAnswer, standingAnswer } from '../../use-cases/ledger/ledger-answer.ts';

/** Entries that the lab makes in accounts' ledgers by hand. */
export const enteredEntries = resource().post(
  '/',
  route(ledgerContract.entries.POST, {
    summary: 'Enter a payment, an adjustment or a reversal; for the lab',
    access: 'lab',
    parameters: [keyParameter('entry')],
    answers: {
      201: 'Posted.',
      200: 'Already posted by the same request.',
    },
  }),
  async (c) => {
    const id = readKey(c);
    const body = await readBody(c);
    const by = authorOf(c.var.signedIn);
    const { database } = c.var.services;
    const entering = await enterEntry(database, { id, by, asked: body });
    if (entering.kind === 'refused') return refuse(c, 'invalid', entering.issues);
    if (entering.kind === 'notAllowed') {
      return refuse(c, 'notAllowed', [{ path: 'entry', code: 'invalid' }]);
    }
    if (entering.kind === 'keyReused') return refuse(c, 'keyReused');
    const [entry, standing] = await Promise.all([
      readEntry(database, 'lab', { account: body.account, number: entering.number }),
      readStanding(database, 'lab', body.account),
    ]);
    if (!entry || !standing) return refuse(c, 'failed');
    return respond(
      c,
      { entry: entryAnswer(entry), standing: standingAnswer(standing) },
      entering.kind === 'posted' ? 201 : 200,
    );
  },
);
