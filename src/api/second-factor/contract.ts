import * as z from 'zod/mini';
import { factorKind } from '../../domain/second-factor/factors.ts';
import { signedIn } from '../../domain/vocabulary/account.ts';
import { passwordLimits } from '../../domain/vocabulary/password.ts';
import { passkeyAnswered, passkeyMade } from './passkey-responses.ts';

/** Asked for again before anything about the second factor changes. A wrong one is refused as an issue. */
const password = z.string().check(z.minLength(1), z.maxLength(passwordLimits.max));
const appCode = z.string().check(z.regex(/^\d{6}$/));

export const passwordConfirmation = z.strictObject({ password });

export const offerRequest = z.strictObject({ password, kind: factorKind });

/** What the browser's own interface for passkeys takes, as it is. */
const browserOptions = z.looseObject({ challenge: z.string() });

export const offerAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), options: browserOptions }),
  /** The secret to type into the app, and the same as an address for a QR code. */
  z.strictObject({ kind: z.literal('app'), secret: z.string(), uri: z.string() }),
]);
export type OfferAnswer = z.infer<typeof offerAnswer>;

export const passkeyRequest = z.strictObject({ response: passkeyMade });
export const appRequest = z.strictObject({ code: appCode });

export const removalRequest = z.strictObject({
  password,
  factor: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('passkey'),
      id: z.string().check(z.minLength(1), z.maxLength(1400)),
    }),
    z.strictObject({ kind: z.literal('app') }),
  ]),
});
export type RemovalRequest = z.infer<typeof removalRequest>;

export const factorsAnswer = z.strictObject({
  /** Whether this user may not be without a second factor. */
  isRequired: z.boolean(),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      /** Names of the browser and system it was made with; empty where they did not say. */
      browser: z.string(),
      system: z.string(),
      createdAt: z.iso.datetime(),
      usedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  app: z.nullable(z.strictObject({ createdAt: z.iso.datetime() })),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** New recovery codes; the server keeps only their hashes, so they are shown this once. */
  newCodes: z.optional(z.array(z.string())),
});
export type FactorsAnswer = z.infer<typeof factorsAnswer>;

/** What follows the right password. `enrol`: a second factor has to be set up before anything else is answered. */
const secondStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enrol') }),
  z.strictObject({
    kind: z.literal('confirm'),
    /** For the browser's passkeys; null where the user has none for this panel. */
    passkey: z.nullable(browserOptions),
    hasApp: z.boolean(),
  }),
]);
export type SecondStep = z.infer<typeof secondStep>;

/** With a second step nobody is signed in yet. */
export const loginAnswer = z.strictObject({
  signedIn: z.nullable(signedIn),
  secondStep: z.optional(secondStep),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const secondStepRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), response: passkeyAnswered }),
  z.strictObject({ kind: z.literal('app'), code: appCode }),
  z.strictObject({
    kind: z.literal('recovery'),
    code: z.string().check(z.minLength(16), z.maxLength(64)),
  }),
]);
export type SecondStepRequest = z.infer<typeof secondStepRequest>;
