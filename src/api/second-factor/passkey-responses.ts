import * as z from 'zod/mini';

/** A passkey's public parts take a few hundred bytes; attestations are not requested. */
const bytes = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** A new passkey: the parts used of WebAuthn's `RegistrationResponseJSON`. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** A passkey's answer: the parts used of WebAuthn's `AuthenticationResponseJSON`. */
export const passkeyAnswered = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type PasskeyAnswered = z.infer<typeof passkeyAnswered>;
