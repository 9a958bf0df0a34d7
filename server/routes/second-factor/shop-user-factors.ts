import { secondFactorContract } from '../../../src/api/second-factor/contract.ts';
import { readPeople } from '../../db/accounts/people.ts';
import { findRole } from '../../db/accounts/users.ts';
import { authorOf } from '../../db/audit/author.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { personAnswer } from '../../use-cases/accounts/account-answer.ts';
import { removeAllFactors } from '../../use-cases/second-factor/remove-factor.ts';

/**
 * Removes all second factors of a shop's user who has lost them. Not possible for lab staff: deceiving one of them
 * would be enough to get in.
 */
export const shopUserFactors = resource().delete(
  '/:account/users/:user/second-factor',
  route(secondFactorContract.ofUser.DELETE, {
    summary: 'Remove all second factors of a shop’s user, and end the user’s sessions; for the lab',
    access: 'lab',
    parameters: [idParameter('account'), idParameter('user')],
    answers: { 200: 'The user can sign in with the password alone; the account’s people.' },
    refusals: [404],
  }),
  async (c) => {
    const { database } = c.var.services;
    const account = pathId(c, 'account');
    const user = pathId(c, 'user');
    const role = await findRole(database, { account, user });
    if (!role || role === 'SuperAdmin') return refuse(c, 'notFound');
    await removeAllFactors(database, { account, user }, authorOf(c.var.signedIn));
    const people = await readPeople(database, account);
    return respond(c, { people: people.map(personAnswer) });
  },
);
