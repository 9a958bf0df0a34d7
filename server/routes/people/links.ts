import { Hono } from 'hono';
import { type LinkAnswer, linkAnswer, linkRequest } from '../../../src/api/accounts/contract.ts';
import { makeLink } from '../../db/accounts/password-links.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { personIssue } from '../../use-cases/accounts/person-issue.ts';
import { accountParameter, namedAccount } from '../accounts/named-account.ts';

/** Links for a first password or a forgotten one. */
export const links = new Hono<AppEnv>().post(
  '/',
  route({
    summary: 'Make a link by which a person sets a password; an older one ends',
    access: 'owner',
    parameters: [accountParameter],
    body: linkRequest,
    answers: { 201: { description: 'Its secret, answered this once.', schema: linkAnswer } },
    refusals: [401, 403, 404, 413, 415, 422, 503],
  }),
  async (c) => {
    const named = namedAccount(c);
    if ('refusal' in named) return named.refusal;
    const body = await readBody(c, linkRequest);
    if (!body.ok) return body.refusal;
    const user = body.value.user.toLowerCase();
    // A person who holds somebody's open session must not set that person's password without knowing the old one.
    if (user === c.var.signedIn.user.id) {
      return refuse(c, 'invalid', [personIssue('user', 'self')]);
    }
    const made = await makeLink(c.var.services.database, {
      account: named.account,
      user,
      by: authorOf(c.var.signedIn),
    });
    if (!made) return refuse(c, 'notFound');
    const { token, until } = made;
    return c.json({ token, until: until.toISOString() } satisfies LinkAnswer, 201);
  },
);
