import * as z from 'zod/mini';

/** What the browser's own interface for passkeys takes, as it is. */
export const browserOptions = z.looseObject({ challenge: z.string() });

/** What follows the right password. `enrol`: a second factor has to be set up before anything else is answered. */
export const secondStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enrol') }),
  z.strictObject({
    kind: z.literal('confirm'),
    /** For the browser's passkeys; null where the user has none for this panel. */
    passkey: z.nullable(browserOptions),
    hasApp: z.boolean(),
  }),
]);
export type SecondStep = z.infer<typeof secondStep>;
