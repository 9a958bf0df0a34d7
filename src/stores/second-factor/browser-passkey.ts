import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyAnswered, PasskeyMade } from '../../api/second-factor/passkey-responses.ts';

/**
 * Why the browser did not create or use a passkey. `refused`: the user or the device cancelled.
 * `address`: passkeys cannot be bound to the panel's address, for example an IP address.
 */
export type PasskeyProblem = 'refused' | 'known' | 'address' | 'unsupported';

type Asked<Response> =
  | { kind: 'answered'; response: Response }
  | { kind: 'unanswered'; problem: PasskeyProblem };

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const problems: Record<string, PasskeyProblem> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
};

function problemOf(error: unknown): PasskeyProblem {
  if (typeof PublicKeyCredential === 'undefined') return 'unsupported';
  return (error instanceof WebAuthnError && problems[error.code]) || 'refused';
}

async function ask<Response>(work: () => Promise<Response>): Promise<Asked<Response>> {
  try {
    return { kind: 'answered', response: await work() };
  } catch (error) {
    return { kind: 'unanswered', problem: problemOf(error) };
  }
}

/** Asks the browser to create a passkey. */
export function createPasskey(options: object): Promise<Asked<PasskeyMade>> {
  const optionsJSON = options as CreationOptions;
  return ask(async () => (await startRegistration({ optionsJSON })) as unknown as PasskeyMade);
}

/** Asks the browser to sign in with a passkey. */
export function answerWithPasskey(options: object): Promise<Asked<PasskeyAnswered>> {
  const optionsJSON = options as RequestOptions;
  return ask(
    async () => (await startAuthentication({ optionsJSON })) as unknown as PasskeyAnswered,
  );
}
