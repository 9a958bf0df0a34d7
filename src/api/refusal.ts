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
    /** No second step is pending, or it has expired: the password must be entered again. */
    'secondStepOver',
    /** The user must set up a second factor before any other request. */
    'secondFactorMissing',
    /** The password is right, but the lab has suspended the account. */
    'suspended',
    'tooManyAttempts',
    /** The account has sent more orders in a minute than it may; it can try again later. */
    'tooManyOrders',
    /** The role does not allow this: for example, an account's staff cannot see its ledger. */
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
    /** In this state, the account or the lab, whichever asked, may not do this. */
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
