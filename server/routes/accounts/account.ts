import type { Context } from 'hono';
import { type AccountAnswer, accountContract } from '../../../src/api/accounts/contract.ts';
import { addAccount, changeAccount, readAccount } from '../../db/accounts/account-details.ts';
import { isTaken } from '../../db/accounts/insert-person.ts';
import { readPeople } from '../../db/accounts/people.ts';
import { UnknownTier } from '../../db/accounts/tiers.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { accountAnswer } from '../../use-cases/accounts/account-answer.ts';
import { usernameTakenAt } from '../../use-cases/accounts/person-issue.ts';
import { reinstateAccount, suspendAccount } from '../../use-cases/accounts/suspension.ts';
import { unknownTierAt } from '../../use-cases/accounts/tier-issue.ts';

const parameters = [idParameter()];
const answers = { 200: 'The account and its people.' };

/** An account, and the user who changes it. */
const acting = (c: Context<AppEnv>, account: string) => ({ account, by: authorOf(c.var.signedIn) });

async function accountOf(c: Context<AppEnv>, id: string): Promise<AccountAnswer> {
  const { database } = c.var.services;
  const [found, people] = await Promise.all([readAccount(database, id), readPeople(database, id)]);
  if (!found) throw refusing(c, 'notFound');
  return accountAnswer(found, people);
}

/** One account: the lab's settings for it, its people, and whether it is suspended. */
export const account = resource()
  .post(
    '/',
    route(accountContract.accounts.POST, {
      summary: 'Add an account with its first owner; for the lab',
      access: 'lab',
      parameters: [keyParameter('account')],
      answers: {
        201: 'Added.',
        200: 'An account with this id already existed and stays as it is.',
      },
    }),
    async (c) => {
      const id = readKey(c);
      const body = await readBody(c);
      try {
        const isAdded = await addAccount(c.var.services.database, acting(c, id), body);
        return respond(c, await accountOf(c, id), isAdded ? 201 : 200);
      } catch (error) {
        if (isTaken(error)) return refuse(c, 'invalid', [usernameTakenAt('owner.username')]);
        if (error instanceof UnknownTier) {
          return refuse(c, 'invalid', [unknownTierAt('details.tier')]);
        }
        throw error;
      }
    },
  )
  .get(
    '/:id',
    route(accountContract.account.GET, {
      summary: 'One account and its people; for the lab',
      access: 'lab',
      parameters,
      answers,
      refusals: [404],
    }),
    async (c) => respond(c, await accountOf(c, pathId(c))),
  )
  .put(
    '/:id',
    route(accountContract.account.PUT, {
      summary: 'Change the lab’s settings for an account; for the lab',
      access: 'lab',
      parameters,
      answers,
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      const body = await readBody(c);
      try {
        await changeAccount(c.var.services.database, acting(c, id), body);
      } catch (error) {
        if (error instanceof UnknownTier) return refuse(c, 'invalid', [unknownTierAt('tier')]);
        throw error;
      }
      return respond(c, await accountOf(c, id));
    },
  )
  .put(
    '/:id/suspension',
    route(accountContract.suspension.PUT, {
      summary: 'Suspend an account, which ends its sessions, or reinstate it; for the lab',
      access: 'lab',
      parameters,
      answers,
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      const { isSuspended } = await readBody(c);
      // The lab could not undo its own suspension.
      if (isSuspended && id === c.var.signedIn.account.id) return refuse(c, 'notAllowed');
      await (isSuspended ? suspendAccount : reinstateAccount)(
        c.var.services.database,
        acting(c, id),
      );
      return respond(c, await accountOf(c, id));
    },
  );
