import type { Context } from 'hono';
import { type PeopleAnswer, peopleContract } from '../../../src/api/accounts/contract.ts';
import { readAccount } from '../../db/accounts/account-details.ts';
import { isTaken } from '../../db/accounts/insert-person.ts';
import { addPerson, changePerson, readPeople } from '../../db/accounts/people.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { personAnswer } from '../../use-cases/accounts/account-answer.ts';
import { personIssue, usernameTakenAt } from '../../use-cases/accounts/person-issue.ts';
import { accountParameter, namedAccount } from '../ledger/named-account.ts';

const answered = 'All people of the account.';

/** An account, and the user who changes its people. */
const acting = (c: Context<AppEnv>, account: string) => ({
  account,
  by: authorOf(c.var.signedIn),
});

async function peopleOf(c: Context<AppEnv>, account: string): Promise<PeopleAnswer> {
  const { database } = c.var.services;
  const people = await readPeople(database, account);
  // An account imported from a file has no people at first.
  const isThere = people.length > 0 || (await readAccount(database, account)) !== undefined;
  if (!isThere) throw refusing(c, 'notFound');
  return { people: people.map(personAnswer) };
}

/** The people who sign in for an account. */
export const people = resource()
  .get(
    '/',
    route(peopleContract.people.GET, {
      summary: 'The people of an account; for its owners and the lab',
      access: 'owner',
      parameters: [accountParameter],
      answers: { 200: answered },
      refusals: [404, 422],
    }),
    async (c) => respond(c, await peopleOf(c, namedAccount(c))),
  )
  .post(
    '/',
    route(peopleContract.people.POST, {
      summary: 'Add a person, who can sign in after setting a password through a link',
      access: 'owner',
      parameters: [accountParameter],
      answers: {
        201: answered,
        200: 'A person with this id already existed and stays as they are.',
      },
      refusals: [404],
    }),
    async (c) => {
      const account = namedAccount(c);
      const body = await readBody(c);
      try {
        const adding = await addPerson(c.var.services.database, acting(c, account), body);
        if (adding === 'noAccount') return refuse(c, 'notFound');
        return respond(c, await peopleOf(c, account), adding === 'added' ? 201 : 200);
      } catch (error) {
        if (isTaken(error)) return refuse(c, 'invalid', [usernameTakenAt('username')]);
        throw error;
      }
    },
  )
  .put(
    '/:id',
    route(peopleContract.person.PUT, {
      summary: 'Rename a person, change their role, or deactivate them',
      access: 'owner',
      parameters: [idParameter(), accountParameter],
      answers: { 200: answered },
      refusals: [404],
    }),
    async (c) => {
      const account = namedAccount(c);
      const user = pathId(c);
      const body = await readBody(c);
      const person = { ...acting(c, account), user };
      const changing = await changePerson(c.var.services.database, person, body);
      if (changing === 'unknown') return refuse(c, 'notFound');
      if (changing === 'lastOwner') {
        const path = body.isActive ? 'accountRole' : 'isActive';
        return refuse(c, 'invalid', [personIssue(path, 'lastOwner')]);
      }
      return respond(c, await peopleOf(c, account));
    },
  );
