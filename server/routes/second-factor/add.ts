import type { Context } from 'hono';
import {
  type FactorsAnswer,
  type OfferAnswer,
  secondFactorContract,
} from '../../../src/api/second-factor/contract.ts';
import { describeApp, newAppSecret, stepOfCode } from '../../auth/second-factor/code-app.ts';
import { creationOptions, madePasskey, newChallenge } from '../../auth/second-factor/passkeys.ts';
import { endOtherSessions } from '../../db/accounts/own-sessions.ts';
import { makeOffer, readOffer } from '../../db/second-factor/offers.ts';
import { readPasskeys } from '../../db/second-factor/passkeys.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientDevice } from '../../http/client-device.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { relyingParty } from '../../http/relying-party.ts';
import { respond } from '../../http/respond.ts';
import { addFactor, type NewFactor } from '../../use-cases/second-factor/add-factor.ts';
import { confirmPassword } from '../privacy/confirm-password.ts';
import { currentSession } from '../privacy/own-sessions.ts';
import { ownFactors } from './own-factors.ts';

/** More passkeys than a person has devices. */
const mostPasskeys = 20;

const added = { 200: 'Added; other sessions have ended.' };

/** Adds a factor in two steps: an offer after the password, then proof that the user has it. */
export const addFactors = resource()
  .post(
    '/offers',
    route(secondFactorContract.offers.POST, {
      summary: 'Start adding a passkey or an app',
      access: 'enrolling',
      answers: { 200: 'What the browser or app needs.' },
      refusals: [429],
    }),
    async (c) => {
      const { password, kind } = await readBody(c);
      await confirmPassword(c, password);
      return respond(c, await (kind === 'app' ? offerApp(c) : offerPasskey(c)));
    },
  )
  .post(
    '/passkeys',
    route(secondFactorContract.passkeys.POST, {
      summary: 'Add the new passkey',
      access: 'enrolling',
      answers: added,
    }),
    async (c) => {
      const body = await readBody(c);
      const { database, person } = currentSession(c);
      const party = relyingParty(c);
      const challenge = await readOffer(database, person, 'passkey');
      const passkey = challenge && (await madePasskey(party, challenge, body.response));
      if (!passkey) return refuse(c, 'invalid', [{ path: 'response', code: 'invalid' }]);
      const factor = { kind: 'passkey', passkey, rpId: party.id, ...clientDevice(c) } as const;
      return respond(c, await add(c, challenge, factor));
    },
  )
  .post(
    '/app',
    route(secondFactorContract.app.POST, {
      summary: 'Add the app with the code it shows; it replaces an earlier app',
      access: 'enrolling',
      answers: added,
    }),
    async (c) => {
      const body = await readBody(c);
      const { database, person } = currentSession(c);
      const secret = await readOffer(database, person, 'app');
      const lastStep = secret && stepOfCode(secret, body.code);
      if (!secret || lastStep === undefined)
        return refuse(c, 'invalid', [{ path: 'code', code: 'invalid' }]);
      return respond(c, await add(c, secret, { kind: 'app', secret, lastStep }));
    },
  );

async function offerApp(c: Context<AppEnv>): Promise<OfferAnswer> {
  const { database, person } = currentSession(c);
  const secret = newAppSecret();
  await makeOffer(database, person, 'app', secret);
  const described = describeApp(secret, c.var.signedIn.user.username);
  return { kind: 'app', ...described };
}

async function offerPasskey(c: Context<AppEnv>): Promise<OfferAnswer> {
  const { database, person } = currentSession(c);
  const party = relyingParty(c);
  const existing = await readPasskeys(database, person, party.id);
  if (existing.length >= mostPasskeys) throw refusing(c, 'notAllowed');
  const challenge = newChallenge();
  await makeOffer(database, person, 'passkey', challenge);
  const options = await creationOptions(party, c.var.signedIn.user, challenge, existing);
  return { kind: 'passkey', options: { ...options } };
}

async function add(c: Context<AppEnv>, offered: Buffer, factor: NewFactor): Promise<FactorsAnswer> {
  const { database, person, key } = currentSession(c);
  const result = await addFactor(database, person, offered, factor);
  const path = factor.kind === 'passkey' ? 'response' : 'code';
  if (!result) throw refusing(c, 'invalid', [{ path, code: 'invalid' }]);
  await endOtherSessions(database, person, key);
  return ownFactors(c, result.newCodes);
}
