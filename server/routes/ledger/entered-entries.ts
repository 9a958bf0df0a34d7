import { Hono } from 'hono';
import {
  type EnteredEntryAnswer,
  enteredEntryAnswer,
  enteredEntryRequest,
} from '../../../src/api/ledger-contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readStanding } from '../../db/ledger/read-standing.ts';
import { readEntry } from '../../db/ledger/read-statement.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { enterEntry } from '../../use-cases/ledger/enter-entry.ts';
import { entryAnswer, standingAnswer } from '../../use-cases/ledger/ledger-answer.ts';

/** What the lab enters into accounts' ledgers by hand. */
export const enteredEntries = new Hono<AppEnv>().post(
  '/',
  route({
    summary: 'Enter a payment, an adjustment or a reversal; for the lab',
    access: 'lab',
    parameters: [keyParameter('entry')],
    body: enteredEntryRequest,
    answers: {
      201: { description: 'Posted.', schema: enteredEntryAnswer },
      200: { description: 'Already posted by the same request.', schema: enteredEntryAnswer },
    },
    refusals: [400, 401, 403, 409, 413, 415, 422, 503],
  }),
  async (c) => {
    const id = readKey(c);
    if (!id) return refuse(c, 'keyMissing');
    const body = await readBody(c, enteredEntryRequest);
    if (!body.ok) return body.refusal;
    const by = authorOf(c.var.signedIn);
    const { database } = c.var.services;
    const entering = await enterEntry(database, { id, by, asked: body.value });
    if (entering.kind === 'refused') return refuse(c, 'invalid', entering.issues);
    if (entering.kind === 'notAllowed') {
      return refuse(c, 'notAllowed', [{ path: 'entry', code: 'invalid' }]);
    }
    if (entering.kind === 'keyReused') return refuse(c, 'keyReused');
    const [entry, standing] = await Promise.all([
      readEntry(database, 'lab', { account: body.value.account, number: entering.number }),
      readStanding(database, 'lab', body.value.account),
    ]);
    if (!entry || !standing) return refuse(c, 'failed');
    const answer = { entry: entryAnswer(entry), standing: standingAnswer(standing) };
    return c.json(answer satisfies EnteredEntryAnswer, entering.kind === 'posted' ? 201 : 200);
  },
);
