import { secondFactorContract } from '../../../src/api/second-factor/contract.ts';
import { endOtherSessions } from '../../db/accounts/own-sessions.ts';
import { needsSecondFactor } from '../../http/guards/must-enrol.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { renewRecoveryCodes } from '../../use-cases/second-factor/add-factor.ts';
import { removeFactor } from '../../use-cases/second-factor/remove-factor.ts';
import { confirmPassword } from '../privacy/confirm-password.ts';
import { currentSession } from '../privacy/own-sessions.ts';
import { ownFactors } from './own-factors.ts';

/** A user's second factors. */
export const factors = resource()
  .get(
    '/',
    route(secondFactorContract.own.GET, {
      summary: 'The user’s second factors',
      access: 'enrolling',
      answers: { 200: 'Passkeys, app, and the number of remaining codes.' },
    }),
    async (c) => respond(c, await ownFactors(c)),
  )
  .post(
    '/removal',
    route(secondFactorContract.removal.POST, {
      summary: 'Remove a passkey or the app, and end the user’s other sessions',
      access: 'signedIn',
      answers: { 200: 'Removed; the remaining factors.' },
      refusals: [404, 429],
    }),
    async (c) => {
      const body = await readBody(c);
      await confirmPassword(c, body.password);
      const { database, person, key } = currentSession(c);
      const { settings } = c.var.services;
      const keepsOne = needsSecondFactor(settings, c.var.signedIn.user.role);
      const removal = await removeFactor(database, person, body.factor, { keepsOne });
      if (removal === 'last') return refuse(c, 'notAllowed');
      if (removal === 'missing') return refuse(c, 'notFound');
      await endOtherSessions(database, person, key);
      return respond(c, await ownFactors(c));
    },
  )
  .post(
    '/recovery-codes',
    route(secondFactorContract.recoveryCodes.POST, {
      summary: 'Replace the recovery codes',
      access: 'signedIn',
      answers: { 200: 'The new codes, which only this answer contains.' },
      refusals: [429],
    }),
    async (c) => {
      const body = await readBody(c);
      await confirmPassword(c, body.password);
      const { database, person } = currentSession(c);
      const codes = await renewRecoveryCodes(database, person);
      return codes ? respond(c, await ownFactors(c, codes)) : refuse(c, 'notAllowed');
    },
  );
