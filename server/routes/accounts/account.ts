import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  accountAnswer as accountSchema,
  newAccountRequest,
  suspensionRequest,
} from '../../../src/api/accounts/contract.ts';
import { accountDetails } from '../../../src/domain/accounts/account-details.ts';
import { addAccount, changeAccount, readAccount } from '../../db/accounts/account-details.ts';
import { isTaken } from '../../db/accounts/insert-person.ts';
import { readPeople } from '../../db/accounts/people.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { accountAnswer } from '../../use-cases/accounts/account-answer.ts';
import { takenAt } from '../../use-cases/accounts/person-issue.ts';
import { reinstateAccount, suspendAccount } from '../../use-cases/accounts/suspension.ts';

const uuid = z.uuid();
const parameters = [
  { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
] as const;
const answers = { 200: { description: 'The account and its people.', schema: accountSchema } };

/** The account a request names; empty if it is no id, which no account has either. */
const named = (c: Context<AppEnv>) => uuid.safeParse(c.req.param('id')).data?.toLowerCase();

/** The account, and who does something to it. */
const acting = (c: Context<AppEnv>, account: string) => ({ account, by: authorOf(c.var.signedIn) });

async function answerAccount(c: Context<AppEnv>, id: string, status: 200 | 201 = 200) {
  const { database } = c.var.services;
  const [found, people] = await Promise.all([readAccount(database, id), readPeople(database, id)]);
  return found ? c.json(accountAnswer(found, people), status) : refuse(c, 'notFound');
}

/** One account: what the lab sets for it, its people, and whether it is suspended. */
export const account = new Hono<AppEnv>()
  .post(
    '/',
    route({
      summary: 'Add an account with its first owner; for the lab',
      access: 'lab',
      parameters: [keyParameter('account')],
      body: newAccountRequest,
      answers: {
        201: { description: 'Added.', schema: accountSchema },
        200: {
          description: 'There was one with this id; it stays as it is.',
          schema: accountSchema,
        },
      },
      refusals: [400, 401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const id = readKey(c);
      if (!id) return refuse(c, 'keyMissing');
      const body = await readBody(c, newAccountRequest);
      if (!body.ok) return body.refusal;
      try {
        const isAdded = await addAccount(c.var.services.database, acting(c, id), body.value);
        return await answerAccount(c, id, isAdded ? 201 : 200);
      } catch (error) {
        if (isTaken(error)) return refuse(c, 'invalid', [takenAt('owner.username')]);
        throw error;
      }
    },
  )
  .get(
    '/:id',
    route({
      summary: 'One account and its people; for the lab',
      access: 'lab',
      parameters: [...parameters],
      answers,
      refusals: [401, 403, 404, 503],
    }),
    async (c) => {
      const id = named(c);
      return id ? answerAccount(c, id) : refuse(c, 'notFound');
    },
  )
  .put(
    '/:id',
    route({
      summary: 'Change what the lab sets for an account; for the lab',
      access: 'lab',
      parameters: [...parameters],
      body: accountDetails,
      answers,
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const id = named(c);
      if (!id) return refuse(c, 'notFound');
      const body = await readBody(c, accountDetails);
      if (!body.ok) return body.refusal;
      await changeAccount(c.var.services.database, acting(c, id), body.value);
      return answerAccount(c, id);
    },
  )
  .put(
    '/:id/suspension',
    route({
      summary: 'Suspend an account, which ends its sessions, or bring it back; for the lab',
      access: 'lab',
      parameters: [...parameters],
      body: suspensionRequest,
      answers,
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const id = named(c);
      if (!id) return refuse(c, 'notFound');
      const body = await readBody(c, suspensionRequest);
      if (!body.ok) return body.refusal;
      const { isSuspended } = body.value;
      // The lab could not undo it.
      if (isSuspended && id === c.var.signedIn.account.id) return refuse(c, 'notAllowed');
      await (isSuspended ? suspendAccount : reinstateAccount)(
        c.var.services.database,
        acting(c, id),
      );
      return answerAccount(c, id);
    },
  );
