import * as z from 'zod/mini';

/** What a user can sign in with besides the password: a passkey, or the codes of an app. */
export const factorKind = z.enum(['passkey', 'app']);
export type FactorKind = z.infer<typeof factorKind>;
