import * as z from 'zod/mini';
import { factor, factorKind, ownFactors } from '../../domain/second-factor/factors.ts';
import { browserOptions } from '../../domain/second-factor/second-step.ts';
import { passwordLimits } from '../../domain/vocabulary/password.ts';
import { peopleAnswer } from '../accounts/contract.ts';
import type { Contracts } from '../exchange.ts';
import { sessionAnswer } from '../session/contract.ts';
import { passkeyAnswered, passkeyMade } from './passkey-responses.ts';

/** Required again before any change of the second factor. A wrong one is refused as an issue. */
const password = z.string().check(z.minLength(1), z.maxLength(passwordLimits.max));
const appCode = z.string().check(z.regex(/^\d{6}$/));

export const passwordConfirmation = z.strictObject({ password });

export const offerRequest = z.strictObject({ password, kind: factorKind });

export const offerAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), options: browserOptions }),
  /** The secret to type into the app, and the same as an address for a QR code. */
  z.strictObject({ kind: z.literal('app'), secret: z.string(), uri: z.string() }),
]);
export type OfferAnswer = z.infer<typeof offerAnswer>;

export const passkeyRequest = z.strictObject({ response: passkeyMade });
export const appRequest = z.strictObject({ code: appCode });

export const removalRequest = z.strictObject({ password, factor });

/** `newCodes`: the server keeps only their hashes, so they are shown only once. */
export const factorsAnswer = z.extend(ownFactors, { newCodes: z.optional(z.array(z.string())) });
export type FactorsAnswer = z.infer<typeof factorsAnswer>;

export const secondStepRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), response: passkeyAnswered }),
  z.strictObject({ kind: z.literal('app'), code: appCode }),
  z.strictObject({
    kind: z.literal('recovery'),
    code: z.string().check(z.minLength(16), z.maxLength(64)),
  }),
]);
export type SecondStepRequest = z.infer<typeof secondStepRequest>;

export const secondFactorContract = {
  own: { GET: { answer: factorsAnswer } },
  offers: { POST: { body: offerRequest, answer: offerAnswer } },
  passkeys: { POST: { body: passkeyRequest, answer: factorsAnswer } },
  app: { POST: { body: appRequest, answer: factorsAnswer } },
  removal: { POST: { body: removalRequest, answer: factorsAnswer } },
  recoveryCodes: { POST: { body: passwordConfirmation, answer: factorsAnswer } },
  /** The second step of signing in. */
  secondStep: { POST: { body: secondStepRequest, answer: sessionAnswer } },
  /** For the lab: removes the factors of a shop's user who has lost them. */
  ofUser: { DELETE: { body: null, answer: peopleAnswer } },
} satisfies Contracts;
