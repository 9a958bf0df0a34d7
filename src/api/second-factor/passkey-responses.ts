import * as z from 'zod/mini';

/** A passkey's public parts are some hundred bytes; attestations are not asked for. */
const bytes = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What the browser says of a passkey that it made: WebAuthn's `RegistrationResponseJSON`, as far as it is read. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** What a passkey answered: WebAuthn's `AuthenticationResponseJSON`, as far as it is read. */
export const passkeyAnswered = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type PasskeyAnswered = z.infer<typeof passkeyAnswered>;
