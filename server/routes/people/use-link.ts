import type { Context } from 'hono';
import { type LinkOwnerAnswer, linkContract } from '../../../src/api/accounts/contract.ts';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { hashPassword } from '../../auth/password.ts';
import { type SessionKey, sessionKey } from '../../auth/session-token.ts';
import { weaknessOf } from '../../auth/weak-password.ts';
import { findLink, type LinkOwner, spendLink } from '../../db/accounts/password-links.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { tryLink } from '../../http/try-link.ts';

const answers = { 200: 'The owner of the link.' };

/** A valid link. */
interface Opened {
  key: SessionKey;
  owner: LinkOwner;
}

/**
 * Finds the link of a token. A wrong token counts like a wrong password from the same address. A link that has expired,
 * was used or never existed gets the same answer. Throws a refusal.
 */
async function openLink(c: Context<AppEnv>, token: string): Promise<Opened> {
  const { database } = c.var.services;
  const key = sessionKey(token);
  if (!key) throw refusing(c, 'notFound');
  const { tokenHash } = key;
  const owner = await tryLink(c, { purpose: 'link', tokenHash }, () => findLink(database, key));
  if (!owner) throw refusing(c, 'notFound');
  return { key, owner };
}

const ownerAnswer = ({ name, username, account }: LinkOwner): LinkOwnerAnswer => ({
  name,
  username,
  account,
});

/** What the holder of a link can do with it, signed in or not. */
export const usedLinks = resource()
  .post(
    '/check',
    route(linkContract.check.POST, {
      summary: 'Whose password a link sets',
      access: 'anyone',
      answers,
      refusals: [404, 429, 503],
    }),
    async (c) => {
      const { token } = await readBody(c);
      const { owner } = await openLink(c, token);
      return respond(c, ownerAnswer(owner));
    },
  )
  .put(
    '/password',
    route(linkContract.password.PUT, {
      summary:
        'Set the password through a link, which can be used only once, and end the user’s sessions',
      access: 'anyone',
      answers,
      refusals: [404, 429, 503],
    }),
    async (c) => {
      const { token, password } = await readBody(c);
      const { key, owner } = await openLink(c, token);
      const fault = weaknessOf(password, owner);
      if (fault) {
        return refuse(c, 'invalid', [{ path: 'password', code: 'invalid', params: { fault } }]);
      }
      throwWhenHashingFull();
      const isSet = await spendLink(c.var.services.database, key, await hashPassword(password));
      return isSet ? respond(c, ownerAnswer(owner)) : refuse(c, 'notFound');
    },
  );
