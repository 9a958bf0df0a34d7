import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type PeopleAnswer, peopleAnswer } from '../../../src/api/accounts/contract.ts';
import { readPeople } from '../../db/accounts/people.ts';
import { findRole } from '../../db/accounts/users.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';
import { personAnswer } from '../../use-cases/accounts/account-answer.ts';
import { removeAllFactors } from '../../use-cases/second-factor/remove-factor.ts';

const uuid = z.uuid();
const id = (name: string) =>
  ({ in: 'path', name, required: true, schema: { type: 'string', format: 'uuid' } }) as const;

/**
 * Takes the factors of a shop's user away who has lost them all. Not those of lab staff: one of them who was deceived
 * would be enough to let somebody in.
 */
export const factorsOfShopUser = new Hono<AppEnv>().delete(
  '/:account/users/:user/second-factor',
  route({
    summary: 'Take all factors of a shop’s user away, and end the user’s sessions; for the lab',
    access: 'lab',
    parameters: [id('account'), id('user')],
    answers: {
      200: {
        description: 'The password alone signs in; the account’s people.',
        schema: peopleAnswer,
      },
    },
    refusals: [401, 403, 404, 415, 503],
  }),
  async (c) => {
    const { database } = c.var.services;
    const account = uuid.safeParse(c.req.param('account')).data;
    const user = uuid.safeParse(c.req.param('user')).data;
    const role = account && user && (await findRole(database, { account, user }));
    if (!role || role === 'SuperAdmin') return refuse(c, 'notFound');
    await removeAllFactors(database, { account, user }, authorOf(c.var.signedIn));
    const people = await readPeople(database, account);
    return c.json({ people: people.map(personAnswer) } satisfies PeopleAnswer);
  },
);
