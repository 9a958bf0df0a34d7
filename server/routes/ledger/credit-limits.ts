import { Hono } from 'hono';
import {
  creditLimitRequest,
  standingAnswer as standingSchema,
} from '../../../src/api/ledger-contract.ts';
import { setCreditLimit } from '../../db/accounts/credit-limit.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readStanding } from '../../db/ledger/read-standing.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { standingAnswer } from '../../use-cases/ledger/ledger-answer.ts';

/** What the lab allows accounts to owe. */
export const creditLimits = new Hono<AppEnv>().put(
  '/credit-limit',
  route({
    summary: 'Set what an account may owe; for the lab',
    access: 'lab',
    body: creditLimitRequest,
    answers: { 200: { description: 'Where the account stands.', schema: standingSchema } },
    refusals: [401, 403, 413, 415, 422, 503],
  }),
  async (c) => {
    const body = await readBody(c, creditLimitRequest);
    if (!body.ok) return body.refusal;
    const { signedIn, services } = c.var;
    const { database } = services;
    const { account } = body.value;
    const isSet = await setCreditLimit(database, { ...body.value, by: authorOf(signedIn) });
    const found = isSet && (await readStanding(database, 'lab', account));
    if (!found) return refuse(c, 'invalid', [{ path: 'account', code: 'invalid' }]);
    return c.json(standingAnswer(found));
  },
);
