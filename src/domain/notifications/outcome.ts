import * as z from 'zod/mini';

/**
 * How a message ended. `outdated`: the order had moved on. `withdrawn`: the person had signed out or taken the destination
 * away. `gone`: the destination exists no more. `refused`: the provider never takes this message. `unknown`: it was tried
 * twice, and nobody knows whether it arrived. `givenUp`: it was not sent while it was of use.
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
