import * as z from 'zod/mini';

/** A user's second factor: a passkey, or the codes of an app. */
export const factorKind = z.enum(['passkey', 'app']);
export type FactorKind = z.infer<typeof factorKind>;

/** One factor of a user. A user has at most one app. */
export const factor = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('passkey'),
    id: z.string().check(z.minLength(1), z.maxLength(1400)),
  }),
  z.strictObject({ kind: z.literal('app') }),
]);
export type Factor = z.infer<typeof factor>;

const keptPasskey = z.strictObject({
  id: z.string(),
  /** Names of the browser and system it was created with; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
});
export type KeptPasskey = z.infer<typeof keptPasskey>;

/** A user's second factors. */
export const ownFactors = z.strictObject({
  /** Whether this user must have a second factor. */
  isRequired: z.boolean(),
  passkeys: z.array(keptPasskey),
  app: z.nullable(z.strictObject({ createdAt: z.iso.datetime() })),
  /** Number of recovery codes left. */
  recoveryCodes: z.int(),
});
export type OwnFactors = z.infer<typeof ownFactors>;
