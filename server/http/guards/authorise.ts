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
 * Who may use a route: everyone, every user, the users of one side only, or the owners of accounts
 * and the lab (`owner`). `visitor` is everyone as well, but users are answered by their session.
 * `enrolling` is every user, including those who still have to set up the second factor that the
 * setting requires. A scope is only for machines whose key has it. Regardless of this, an order of
 * another account is never found: its row is not visible.
 */
export type Access =
  | 'anyone'
  | 'visitor'
  | 'enrolling'
  | 'signedIn'
  | 'owner'
  | Reader
  | MachineScope;

/** Whether a route is for machines, which have keys instead of sessions. */
export const isForMachines = (access: Access): access is MachineScope =>
  machineScopes.some((scope) => scope === access);

function mayUse(
  access: Exclude<Access, 'anyone' | 'visitor' | MachineScope>,
  signedIn: SignedIn,
): boolean {
  if (access === 'owner') return isOwner(signedIn.user);
  return access === 'enrolling' || access === 'signedIn' || access === readerOf(signedIn);
}

/** Lets in whom `access` names and sets the variables of the session. Refuses a request meant for another session. */
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

/** Sets the session, or null for a visitor; a user who still has to set up the second factor is a visitor too. */
const letVisitorIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const session = await requestSession(c);
  if (session.kind === 'other') return refuse(c, 'otherSession');
  c.set('session', session.kind === 'full' ? session.found : null);
  return next();
};
