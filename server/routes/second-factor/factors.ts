import { Hono } from 'hono';
import {
  factorsAnswer,
  passwordConfirmation,
  removalRequest,
} from '../../../src/api/second-factor/contract.ts';
import { endOtherSessions } from '../../db/accounts/own-sessions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { needsSecondFactor } from '../../http/guards/must-enrol.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { renewRecoveryCodes } from '../../use-cases/second-factor/add-factor.ts';
import { removeFactor } from '../../use-cases/second-factor/remove-factor.ts';
import { confirmPassword } from '../privacy/confirm-password.ts';
import { askingSession } from '../privacy/own-sessions.ts';
import { ownFactors } from './own-factors.ts';

/** A user's second factors. */
export const factors = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'What the user signs in with besides the password',
      access: 'enrolling',
      answers: { 200: { description: 'Passkeys, app, codes left.', schema: factorsAnswer } },
      refusals: [401, 503],
    }),
    async (c) => c.json(await ownFactors(c)),
  )
  .post(
    '/removal',
    route({
      summary: 'Take a passkey or the app away, and end the user’s other sessions',
      access: 'signedIn',
      body: removalRequest,
      answers: { 200: { description: 'Removed; what is left.', schema: factorsAnswer } },
      refusals: [401, 403, 404, 409, 413, 415, 422, 429, 503],
    }),
    async (c) => {
      const body = await readBody(c, removalRequest);
      if (!body.ok) return body.refusal;
      const confirmed = await confirmPassword(c, body.value.password);
      if (!confirmed.ok) return confirmed.refusal;
      const { database, person, key } = askingSession(c);
      const { settings } = c.var.services;
      const keepsOne = needsSecondFactor(settings, c.var.signedIn.user.role);
      const removal = await removeFactor(database, person, body.value.factor, { keepsOne });
      if (removal === 'last') return refuse(c, 'notAllowed');
      if (removal === 'missing') return refuse(c, 'notFound');
      await endOtherSessions(database, person, key);
      return c.json(await ownFactors(c));
    },
  )
  .post(
    '/recovery-codes',
    route({
      summary: 'Make recovery codes in place of those before',
      access: 'signedIn',
      body: passwordConfirmation,
      answers: { 200: { description: 'The new codes, this once.', schema: factorsAnswer } },
      refusals: [401, 403, 409, 413, 415, 422, 429, 503],
    }),
    async (c) => {
      const body = await readBody(c, passwordConfirmation);
      if (!body.ok) return body.refusal;
      const confirmed = await confirmPassword(c, body.value.password);
      if (!confirmed.ok) return confirmed.refusal;
      const { database, person } = askingSession(c);
      const codes = await renewRecoveryCodes(database, person);
      return codes ? c.json(await ownFactors(c, codes)) : refuse(c, 'notAllowed');
    },
  );
