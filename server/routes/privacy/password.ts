import { Hono } from 'hono';
import { passwordRequest, sessionsAnswer } from '../../../src/api/privacy-contract.ts';
import { hashPassword } from '../../auth/password.ts';
import { weaknessOf } from '../../auth/weak-password.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { changePassword } from '../../use-cases/accounts/change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { askingSession, ownSessions } from './own-sessions.ts';

/** Changes the user's password. A wrong one counts like one at the login. */
export const password = new Hono<AppEnv>().put(
  '/',
  route({
    summary: 'Change the password, and end the user’s other sessions',
    access: 'signedIn',
    body: passwordRequest,
    answers: { 200: { description: 'Changed; the sessions left.', schema: sessionsAnswer } },
    refusals: [401, 403, 413, 415, 422, 429, 503],
  }),
  async (c) => {
    const { database, person, key } = askingSession(c);
    const { user, account } = c.var.signedIn;
    const body = await readBody(c, passwordRequest);
    if (!body.ok) return body.refusal;
    const { current, next } = body.value;
    const fault = weaknessOf(next, { ...user, account: account.name });
    if (fault) return refuse(c, 'invalid', [{ path: 'next', code: 'invalid', params: { fault } }]);
    const confirmed = await confirmPassword(c, current, 'current');
    if (!confirmed.ok) return confirmed.refusal;
    const change = { before: confirmed.hash, after: await hashPassword(next) };
    // If it was changed elsewhere in the meantime, the typed one is no longer the current one.
    if (!(await changePassword(database, person, change, key))) {
      return refuse(c, 'invalid', [{ path: 'current', code: 'invalid' }]);
    }
    return c.json(await ownSessions(c));
  },
);
