import * as z from 'zod/mini';

/**
 * How a message ended. `outdated`: the order had moved on. `withdrawn`: the user had signed out or removed the
 * destination. `gone`: the destination no longer exists. `refused`: the provider will never accept this message.
 * `unknown`: it was tried twice, and nobody knows whether it arrived. `givenUp`: it could not be sent while it was
 * still useful.
 */
export const outcome = z.enum([
  'sent',
  'outdated',
  'withdrawn',
  'gone',
  'refused',
  'unknown',
  'givenUp',
]);
export type Outcome = z.infer<typeof outcome>;
