import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type PeopleAnswer, peopleAnswer } from '../../../src/api/accounts/contract.ts';
import { newPerson, personChange } from '../../../src/domain/accounts/person.ts';
import { readAccount } from '../../db/accounts/account-details.ts';
import { isTaken } from '../../db/accounts/insert-person.ts';
import { addPerson, changePerson, readPeople } from '../../db/accounts/people.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { personAnswer } from '../../use-cases/accounts/account-answer.ts';
import { personIssue, takenAt } from '../../use-cases/accounts/person-issue.ts';
import { accountParameter, namedAccount } from '../accounts/named-account.ts';

const uuid = z.uuid();
const answered = { description: 'All people of the account.', schema: peopleAnswer };

/** The account, and who does something to its people. */
const acting = (c: Context<AppEnv>, { account }: { account: string }) => ({
  account,
  by: authorOf(c.var.signedIn),
});

async function answerPeople(c: Context<AppEnv>, account: string, status: 200 | 201 = 200) {
  const { database } = c.var.services;
  const people = await readPeople(database, account);
  // An account imported by file has no people at first.
  const isThere = people.length > 0 || (await readAccount(database, account)) !== undefined;
  if (!isThere) return refuse(c, 'notFound');
  return c.json({ people: people.map(personAnswer) } satisfies PeopleAnswer, status);
}

/** The people who sign in for an account. */
export const people = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'The people of an account; for its owners and the lab',
      access: 'owner',
      parameters: [accountParameter],
      answers: { 200: answered },
      refusals: [401, 403, 404, 422, 503],
    }),
    async (c) => {
      const named = namedAccount(c);
      return 'refusal' in named ? named.refusal : answerPeople(c, named.account);
    },
  )
  .post(
    '/',
    route({
      summary: 'Add a person, who signs in after setting a password by a link',
      access: 'owner',
      parameters: [accountParameter],
      body: newPerson,
      answers: {
        201: answered,
        200: { ...answered, description: 'There was one with this id, who stays as they are.' },
      },
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const named = namedAccount(c);
      if ('refusal' in named) return named.refusal;
      const body = await readBody(c, newPerson);
      if (!body.ok) return body.refusal;
      try {
        const adding = await addPerson(c.var.services.database, acting(c, named), body.value);
        if (adding === 'noAccount') return refuse(c, 'notFound');
        return await answerPeople(c, named.account, adding === 'added' ? 201 : 200);
      } catch (error) {
        if (isTaken(error)) return refuse(c, 'invalid', [takenAt('username')]);
        throw error;
      }
    },
  )
  .put(
    '/:id',
    route({
      summary: 'Rename a person, change the role, or let them sign in no more',
      access: 'owner',
      parameters: [
        { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
        accountParameter,
      ],
      body: personChange,
      answers: { 200: answered },
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const named = namedAccount(c);
      if ('refusal' in named) return named.refusal;
      const user = uuid.safeParse(c.req.param('id')).data?.toLowerCase();
      if (!user) return refuse(c, 'notFound');
      const body = await readBody(c, personChange);
      if (!body.ok) return body.refusal;
      const person = { ...acting(c, named), user };
      const changing = await changePerson(c.var.services.database, person, body.value);
      if (changing === 'unknown') return refuse(c, 'notFound');
      if (changing === 'lastOwner') {
        const path = body.value.isActive ? 'accountRole' : 'isActive';
        return refuse(c, 'invalid', [personIssue(path, 'lastOwner')]);
      }
      return answerPeople(c, named.account);
    },
  );
