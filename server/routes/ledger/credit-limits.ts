import { ledgerContract } from '../../../src/api/ledger/contract.ts';
import { setCreditLimit } from '../../db/accounts/credit-limit.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readStanding } from '../../db/ledger/read-standing.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { standingAnswer } from '../../use-cases/ledger/ledger-answer.ts';

/** The amounts that the lab allows accounts to owe. */
export const creditLimits = resource().put(
  '/credit-limit',
  route(ledgerContract.creditLimit.PUT, {
    summary: 'Set an account’s credit limit; for the lab',
    access: 'lab',
    answers: { 200: 'The account’s standing.' },
  }),
  async (c) => {
    const body = await readBody(c);
    const { signedIn, services } = c.var;
    const { database } = services;
    const { account } = body;
    const isSet = await setCreditLimit(database, { ...body, by: authorOf(signedIn) });
    const found = isSet && (await readStanding(database, 'lab', account));
    if (!found) return refuse(c, 'invalid', [{ path: 'account', code: 'invalid' }]);
    return respond(c, standingAnswer(found));
  },
);
