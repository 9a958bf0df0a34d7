import { type Context, Hono } from 'hono';
import {
  type LinkOwnerAnswer,
  linkOwnerAnswer,
  linkPasswordRequest,
  linkTokenRequest,
} from '../../../src/api/accounts/contract.ts';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { hashPassword } from '../../auth/password.ts';
import { type SessionKey, sessionKey } from '../../auth/session-token.ts';
import { weaknessOf } from '../../auth/weak-password.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { findLink, type LinkOwner, spendLink } from '../../db/accounts/password-links.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';

const answers = { 200: { description: 'Whose link it is.', schema: linkOwnerAnswer } };

/** A link that may be used. */
interface Opened {
  key: SessionKey;
  owner: LinkOwner;
}

/**
 * Finds the link of a token. A wrong one counts like a wrong password from the same address; one that has ended, was used
 * or never was gets the same answer.
 */
async function openLink(c: Context<AppEnv>, token: string): Promise<Opened | Response> {
  const { database } = c.var.services;
  const key = sessionKey(token);
  if (!key) return refuse(c, 'notFound');
  const username = `link ${key.tokenHash.toString('hex')}`;
  const attempt = { username, address: clientAddress(c) };
  const admitted = await recordAttempt(database, attempt);
  if (!admitted.allowed) {
    c.header('Retry-After', String(admitted.wait));
    return refuse(c, 'tooManyAttempts');
  }
  const owner = await findLink(database, key);
  if (!owner) return refuse(c, 'notFound');
  await recordSuccess(database, attempt);
  return { key, owner };
}

const ownerAnswer = ({ name, username, account }: LinkOwner): LinkOwnerAnswer => ({
  name,
  username,
  account,
});

/** What the holder of a link does with it, signed in or not. */
export const usedLinks = new Hono<AppEnv>()
  .post(
    '/check',
    route({
      summary: 'Whose password a link sets',
      access: 'anyone',
      body: linkTokenRequest,
      answers,
      refusals: [403, 404, 413, 415, 422, 429, 503],
    }),
    async (c) => {
      const body = await readBody(c, linkTokenRequest);
      if (!body.ok) return body.refusal;
      const opened = await openLink(c, body.value.token);
      return opened instanceof Response ? opened : c.json(ownerAnswer(opened.owner));
    },
  )
  .put(
    '/password',
    route({
      summary: 'Set the password by a link, which is used up, and end the user’s sessions',
      access: 'anyone',
      body: linkPasswordRequest,
      answers,
      refusals: [403, 404, 413, 415, 422, 429, 503],
    }),
    async (c) => {
      const body = await readBody(c, linkPasswordRequest);
      if (!body.ok) return body.refusal;
      const { token, password } = body.value;
      const opened = await openLink(c, token);
      if (opened instanceof Response) return opened;
      const { key, owner } = opened;
      const fault = weaknessOf(password, owner);
      if (fault) {
        return refuse(c, 'invalid', [{ path: 'password', code: 'invalid', params: { fault } }]);
      }
      throwWhenHashingFull();
      const isSet = await spendLink(c.var.services.database, key, await hashPassword(password));
      return isSet ? c.json(ownerAnswer(owner)) : refuse(c, 'notFound');
    },
  );
