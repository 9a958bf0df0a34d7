import * as z from 'zod/mini';
import { issue } from '../domain/vocabulary/issue.ts';

/** Body of every 4xx and 5xx answer; `issues` name the fields at fault, if any. */
export const refusal = z.strictObject({
  code: z.enum([
    'invalid',
    'unauthenticated',
    /** The `Acting-As` header names another account or user than the session's. */
    'otherSession',
    'badCredentials',
    /** The passkey or code of the second step is not the user's, or was used before. */
    'wrongSecondStep',
    /** No second step is awaited, or no longer: the password has to be given again. */
    'secondStepOver',
    /** This user has to set up a second factor before anything else is answered. */
    'secondFactorMissing',
    /** The password is right, but the lab has suspended the account. */
    'suspended',
    'tooManyAttempts',
    /** The account has sent more orders in a minute than it may; it can try again later. */
    'tooManyOrders',
    /** The role may not do this: an account's staff does not see its ledger. */
    'forbidden',
    'forbiddenOrigin',
    /** The `Host` header names another host. */
    'unknownHost',
    'notJson',
    'tooLarge',
    'keyMissing',
    'keyReused',
    /** The order has changed since the client saw it. */
    'changed',
    /** In this state this side may not do it. */
    'notAllowed',
    /** The order was withdrawn before it was placed. */
    'withdrawn',
    'notFound',
    'unavailable',
    /** The server's disk is full; nothing was stored, and the client may send it again later. */
    'diskFull',
    'failed',
  ]),
  issues: z.array(issue),
});
export type Refusal = z.infer<typeof refusal>;
