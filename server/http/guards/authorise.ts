import type { MiddlewareHandler } from 'hono';
import { isOwner } from '../../../src/domain/accounts/is-owner.ts';
import { type MachineScope, machineScopes } from '../../../src/domain/hand-off/machine-key.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import type { AppEnv } from '../app-env.ts';
import { refuse } from '../refuse.ts';
import { authoriseMachine } from './authorise-machine.ts';
import { requestSession } from './request-session.ts';

/**
 * Who may use a route: everyone, every user, the users of one side only, or account owners and the lab (`owner`).
 * `visitor` is also everyone, but signed-in users get the answer for their session. `enrolling` is every user,
 * including those who still have to set up the required second factor. A scope admits only machines whose key has it.
 * In any case, row-level security hides the orders of other accounts.
 */
export type Access =
  | 'anyone'
  | 'visitor'
  | 'enrolling'
  | 'signedIn'
  | 'owner'
  | Reader
  | MachineScope;

/** Whether a route is for machines, which authenticate with keys instead of sessions. */
export const isForMachines = (access: Access): access is MachineScope =>
  machineScopes.some((scope) => scope === access);

function mayUse(
  access: Exclude<Access, 'anyone' | 'visitor' | MachineScope>,
  signedIn: SignedIn,
): boolean {
  if (access === 'owner') return isOwner(signedIn.user);
  return access === 'enrolling' || access === 'signedIn' || access === readerOf(signedIn);
}

/** Lets in those whom `access` names and sets the session's variables. Refuses a request meant for another session. */
export function authorise(access: Access): MiddlewareHandler<AppEnv> {
  if (access === 'anyone') return (_, next) => next();
  if (access === 'visitor') return letVisitorIn;
  if (isForMachines(access)) return authoriseMachine(access);
  return async (c, next) => {
    const session = await requestSession(c);
    if (session.kind === 'none') return refuse(c, 'unauthenticated');
    if (session.kind === 'other') return refuse(c, 'otherSession');
    if (session.kind === 'enrolling' && access !== 'enrolling') {
      return refuse(c, 'secondFactorMissing');
    }
    const { signedIn, tier, limits, creditLimit, revision, unreadSince } = session.found;
    if (!mayUse(access, signedIn)) return refuse(c, 'forbidden');
    c.set('signedIn', signedIn);
    c.set('tier', tier);
    c.set('limits', limits);
    c.set('creditLimit', creditLimit);
    c.set('revision', revision);
    c.set('unreadSince', unreadSince);
    return next();
  };
}

/** Sets the session, or null for a visitor. A user who still has to set up the second factor counts as a visitor. */
const letVisitorIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const session = await requestSession(c);
  if (session.kind === 'other') return refuse(c, 'otherSession');
  c.set('session', session.kind === 'full' ? session.found : null);
  return next();
};
