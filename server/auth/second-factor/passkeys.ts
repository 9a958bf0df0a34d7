import { randomBytes } from 'node:crypto';
import type {
  PasskeyAnswered,
  PasskeyMade,
} from '../../../src/api/second-factor/passkey-responses.ts';

/** Where a passkey is made and used: the panel's origin, and the host name that the browser binds passkeys to. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/** The stored part of a passkey. `publicKey` is a COSE key; `counter` is 0 if the device does not count. */
export interface Passkey {
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** How long a person has to answer the browser's prompt, in seconds. */
const patience = 5 * 60;

/** Loaded with the first passkey: it takes 150 ms, and most processes never need it. */
const fetchWebauthn = () => import('@simplewebauthn/server');

/** 256 random bits that the device signs, so that no signature can be used twice. */
export function newChallenge(): Buffer {
  return randomBytes(32);
}

const named = ({ id, transports }: Pick<Passkey, 'id' | 'transports'>) => ({ id, transports });

/** The options with which the browser creates a passkey. */
export async function creationOptions(
  party: RelyingParty,
  user: { id: string; username: string; name: string },
  challenge: Buffer,
  existing: readonly Pick<Passkey, 'id' | 'transports'>[],
) {
  const { generateRegistrationOptions } = await fetchWebauthn();
  return generateRegistrationOptions({
    rpName: 'Adasi',
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.name,
    challenge: new Uint8Array(challenge),
    timeout: patience * 1000,
    attestationType: 'none',
    excludeCredentials: existing.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** The options with which the browser signs in with one of these passkeys. */
export async function requestOptions(
  party: RelyingParty,
  challenge: Buffer,
  allowed: readonly Pick<Passkey, 'id' | 'transports'>[],
) {
  const { generateAuthenticationOptions } = await fetchWebauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(challenge),
    timeout: patience * 1000,
    allowCredentials: allowed.map(named),
    userVerification: 'required',
  });
}

const expected = ({ id, origin }: RelyingParty, challenge: Buffer) => ({
  expectedChallenge: challenge.toString('base64url'),
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** The new passkey; undefined unless a verified person created it here, for this challenge. */
export async function madePasskey(
  party: RelyingParty,
  challenge: Buffer,
  response: PasskeyMade,
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await fetchWebauthn();
  const transports = response.response.transports ?? [];
  // The library throws on any invalid input.
  const checked = await verifyRegistrationResponse({
    ...expected(party, challenge),
    response: { ...response, response: { ...response.response, transports } },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports };
}

/** The passkey's counter after a correct answer to this challenge; undefined for an incorrect one. */
export async function answeredCounter(
  party: RelyingParty,
  challenge: Buffer,
  { id, publicKey, counter }: Passkey,
  response: PasskeyAnswered,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await fetchWebauthn();
  const credential = { id, publicKey: new Uint8Array(publicKey), counter };
  const checked = await verifyAuthenticationResponse({
    ...expected(party, challenge),
    response,
    credential,
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}
