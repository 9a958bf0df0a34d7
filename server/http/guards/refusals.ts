import { type Body, isBytes } from '../../../src/api/exchange.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { type Access, isForMachines } from './authorise.ts';

/** Meaning of each refusal status. */
export const refusals = {
  400: 'The request has no idempotency key.',
  401: 'Nobody is signed in, the credentials are wrong, or a second factor has to be set up first.',
  403: 'The request comes from another origin, the role does not allow it, or the account is suspended.',
  404: 'Not found in this account.',
  409: 'The request is for another account or user than the session, or the order has changed since; nothing was done.',
  410: 'The order was withdrawn before it was placed, and can no longer be placed.',
  413: 'The body is larger than 256 KB, or a photo larger than 5 MB, or bulk input from the lab larger than 8 MB.',
  415: 'The body is not JSON.',
  422: 'The body is refused; `issues` name the fields.',
  429: 'Too many attempts, or too many orders in a minute; `Retry-After` is the number of seconds to wait.',
  503: 'The database is unavailable or the server overloaded; try again.',
  507: 'The disk is full and nothing was stored; try again later.',
} as const;
export type RefusalStatus = keyof typeof refusals;

/** Whether a route reads its user's session. */
export const readsSession = (access: Access): boolean =>
  access !== 'anyone' && !isForMachines(access);

/** The parts of a route's declaration that refusals follow from. */
interface Restrictions {
  readonly access: Access;
  readonly parameters?: readonly object[] | undefined;
}

/** The refusals that follow from who may use a route and what it accepts. A route without a body changes nothing. */
export function followingRefusals(
  body: Body | undefined,
  { access, parameters = [] }: Restrictions,
): RefusalStatus[] {
  const isChange = body !== undefined;
  const follows: readonly [RefusalStatus, boolean][] = [
    [400, parameters.some((each) => 'name' in each && each.name === idempotencyHeader)],
    [401, access !== 'anyone' && access !== 'visitor'],
    [403, isChange || !isForEvery(access)],
    [409, readsSession(access)],
    [413, isChange],
    [415, isChange && !isBytes(body)],
    [422, isChange && body !== null],
    [429, isForMachines(access)],
    // Looking up the session or the key needs the database.
    [503, access !== 'anyone'],
    [507, isChange],
  ];
  return follows.flatMap(([status, does]) => (does ? [status] : []));
}

const isForEvery = (access: Access) =>
  ['anyone', 'visitor', 'enrolling', 'signedIn'].includes(access);
