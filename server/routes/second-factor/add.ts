import { type Context, Hono } from 'hono';
import {
  appRequest,
  factorsAnswer,
  type OfferAnswer,
  offerAnswer,
  offerRequest,
  passkeyRequest,
} from '../../../src/api/second-factor/contract.ts';
import { describeApp, newAppSecret, stepOfCode } from '../../auth/second-factor/code-app.ts';
import { creationOptions, madePasskey, newChallenge } from '../../auth/second-factor/passkeys.ts';
import { endOtherSessions } from '../../db/accounts/own-sessions.ts';
import { makeOffer, readOffer } from '../../db/second-factor/offers.ts';
import { readPasskeys } from '../../db/second-factor/passkeys.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientDevice } from '../../http/client-device.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { relyingParty } from '../../http/relying-party.ts';
import { addFactor, type NewFactor } from '../../use-cases/second-factor/add-factor.ts';
import { confirmPassword } from '../privacy/confirm-password.ts';
import { askingSession } from '../privacy/own-sessions.ts';
import { ownFactors } from './own-factors.ts';

/** More passkeys than a person has devices. */
const mostPasskeys = 20;

const added = { 200: { description: 'Added; other sessions have ended.', schema: factorsAnswer } };

/** Adds a factor in two steps: an offer after the password, and the proof that the user has it. */
export const addFactors = new Hono<AppEnv>()
  .post(
    '/offers',
    route({
      summary: 'Begin to add a passkey or an app',
      access: 'enrolling',
      body: offerRequest,
      answers: { 200: { description: 'What browser or app need.', schema: offerAnswer } },
      refusals: [401, 403, 413, 415, 422, 429, 503],
    }),
    async (c) => {
      const body = await readBody(c, offerRequest);
      if (!body.ok) return body.refusal;
      const confirmed = await confirmPassword(c, body.value.password);
      if (!confirmed.ok) return confirmed.refusal;
      return body.value.kind === 'app' ? offerApp(c) : offerPasskey(c);
    },
  )
  .post(
    '/passkeys',
    route({
      summary: 'Add the passkey that was made',
      access: 'enrolling',
      body: passkeyRequest,
      answers: added,
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, passkeyRequest);
      if (!body.ok) return body.refusal;
      const { database, person } = askingSession(c);
      const party = relyingParty(c);
      const challenge = await readOffer(database, person, 'passkey');
      const passkey = challenge && (await madePasskey(party, challenge, body.value.response));
      if (!passkey) return refuse(c, 'invalid', [{ path: 'response', code: 'invalid' }]);
      const factor = { kind: 'passkey', passkey, rpId: party.id, ...clientDevice(c) } as const;
      return add(c, challenge, factor);
    },
  )
  .post(
    '/app',
    route({
      summary: 'Add the app, with the code it shows; it takes the place of one before',
      access: 'enrolling',
      body: appRequest,
      answers: added,
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, appRequest);
      if (!body.ok) return body.refusal;
      const { database, person } = askingSession(c);
      const secret = await readOffer(database, person, 'app');
      const lastStep = secret && stepOfCode(secret, body.value.code);
      if (!secret || lastStep === undefined)
        return refuse(c, 'invalid', [{ path: 'code', code: 'invalid' }]);
      return add(c, secret, { kind: 'app', secret, lastStep });
    },
  );

async function offerApp(c: Context<AppEnv>): Promise<Response> {
  const { database, person } = askingSession(c);
  const secret = newAppSecret();
  await makeOffer(database, person, 'app', secret);
  const described = describeApp(secret, c.var.signedIn.user.username);
  return c.json({ kind: 'app', ...described } satisfies OfferAnswer);
}

async function offerPasskey(c: Context<AppEnv>): Promise<Response> {
  const { database, person } = askingSession(c);
  const party = relyingParty(c);
  const existing = await readPasskeys(database, person, party.id);
  if (existing.length >= mostPasskeys) return refuse(c, 'notAllowed');
  const challenge = newChallenge();
  await makeOffer(database, person, 'passkey', challenge);
  const options = await creationOptions(party, c.var.signedIn.user, challenge, existing);
  return c.json({ kind: 'passkey', options: { ...options } } satisfies OfferAnswer);
}

async function add(c: Context<AppEnv>, offered: Buffer, factor: NewFactor): Promise<Response> {
  const { database, person, key } = askingSession(c);
  const result = await addFactor(database, person, offered, factor);
  const path = factor.kind === 'passkey' ? 'response' : 'code';
  if (!result) return refuse(c, 'invalid', [{ path, code: 'invalid' }]);
  await endOtherSessions(database, person, key);
  return c.json(await ownFactors(c, result.newCodes));
}
