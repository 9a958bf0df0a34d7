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
import { entryAnswer, standingAnswer } from '../../use-cases/ledger/ledger-answer.ts';
import { takeChequeStep } from '../../use-cases/ledger/take-cheque-step.ts';

/** What the lab does with accounts' cheques. */
export const chequeSteps = resource().post(
  '/cheques/steps',
  route(ledgerContract.chequeSteps.POST, {
    summary: 'Deposit a cheque, or record that it was paid or bounced; for the lab',
    access: 'lab',
    parameters: [keyParameter('step')],
    answers: {
      201: 'Done. The credit of a cheque that bounced or was returned is reversed.',
      200: 'Already done by the same request.',
    },
  }),
  async (c) => {
    const id = readKey(c);
    const body = await readBody(c);
    const by = authorOf(c.var.signedIn);
    const { database } = c.var.services;
    const stepping = await takeChequeStep(database, { id, by, asked: body });
    if (stepping.kind === 'unknown') {
      return refuse(c, 'invalid', [{ path: 'cheque', code: 'invalid' }]);
    }
    if (stepping.kind === 'notAllowed') {
      return refuse(c, 'notAllowed', [{ path: 'step', code: 'invalid' }]);
    }
    if (stepping.kind === 'keyReused') return refuse(c, 'keyReused');
    const { account } = body;
    const [entry, standing] = await Promise.all([
      readEntry(database, 'lab', { account, number: stepping.number }),
      readStanding(database, 'lab', account),
    ]);
    if (!entry || !standing) return refuse(c, 'failed');
    return respond(
      c,
      { entry: entryAnswer(entry), standing: standingAnswer(standing) },
      stepping.kind === 'taken' ? 201 : 200,
    );
  },
);
