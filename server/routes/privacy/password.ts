import { privacyContract } from '../../../src/api/privacy/contract.ts';
import { hashPassword } from '../../auth/password.ts';
import { weaknessOf } from '../../auth/weak-password.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { changePassword } from '../../use-cases/accounts/change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { currentSession, ownSessions } from './own-sessions.ts';

/** Changes the user's password. A wrong current password counts like one at login. */
export const password = resource().put(
  '/',
  route(privacyContract.password.PUT, {
    summary: 'Change the password, and end the user’s other sessions',
    access: 'signedIn',
    answers: { 200: 'Changed; the remaining sessions.' },
    refusals: [429],
  }),
  async (c) => {
    const { database, person, key } = currentSession(c);
    const { user, account } = c.var.signedIn;
    const { current, next } = await readBody(c);
    const fault = weaknessOf(next, { ...user, account: account.name });
    if (fault) return refuse(c, 'invalid', [{ path: 'next', code: 'invalid', params: { fault } }]);
    const before = await confirmPassword(c, current, 'current');
    const change = { before, after: await hashPassword(next) };
    // If the password has been changed elsewhere since, the typed one is no longer current.
    if (!(await changePassword(database, person, change, key))) {
      return refuse(c, 'invalid', [{ path: 'current', code: 'invalid' }]);
    }
    return respond(c, await ownSessions(c));
  },
);
