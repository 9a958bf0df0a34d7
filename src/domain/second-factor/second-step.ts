import * as z from 'zod/mini';

/** The options of the browser's passkey API, passed on unchanged. */
export const browserOptions = z.looseObject({ challenge: z.string() });

/** What follows a correct password. `enrol`: a second factor has to be set up before any other request is answered. */
export const secondStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enrol') }),
  z.strictObject({
    kind: z.literal('confirm'),
    /** Options for the browser's passkeys; null if the user has none for this panel. */
    passkey: z.nullable(browserOptions),
    hasApp: z.boolean(),
  }),
]);
export type SecondStep = z.infer<typeof secondStep>;
