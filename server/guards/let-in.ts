import type { MiddlewareHandler } from 'hono';
import { actingHeader } from '../../src/api/paths.ts';
import { isOwner } from '../../src/domain/accounts/is-owner.ts';
import { type MachineScope, machineScopes } from '../../src/domain/hand-off/machine-key.ts';
import type { Reader } from '../../src/domain/notifications/topics.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import { sessionKey } from '../auth/session-token.ts';
import { findSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readSessionCookie } from '../http/cookies.ts';
import { refuse } from '../http/refuse.ts';
import { readerOf } from '../orders/reader-of.ts';
import { letMachineIn } from './let-machine-in.ts';
import { mustEnrol } from './must-enrol.ts';

/** A request without the acting header is accepted for the session of its cookie. */
const isMeantFor = (acting: string | undefined, { account, user }: SignedIn) =>
  acting === undefined || acting === `${account.id}/${user.id}`;

/**
 * Who may use a route: everyone, every user, the users of one side alone, or the owners of accounts and the lab (`owner`).
 * `enrolling` is every user, and who has yet to set up the second factor that the setting requires. A scope is for machines
 * whose key has it, and for nobody else. An order of another account is not found whatever this says: its row is not there.
 */
export type Access = 'anyone' | 'enrolling' | 'signedIn' | 'owner' | Reader | MachineScope;

/** Whether a route is for machines, which have keys instead of sessions. */
export const isForMachines = (access: Access): access is MachineScope =>
  machineScopes.some((scope) => scope === access);

function mayUse(access: Exclude<Access, 'anyone' | MachineScope>, signedIn: SignedIn): boolean {
  if (access === 'owner') return isOwner(signedIn.user);
  return access === 'enrolling' || access === 'signedIn' || access === readerOf(signedIn);
}

/** Lets in whom `access` names and sets the variables of the session. Refuses a request meant for another session. */
export function letIn(access: Access): MiddlewareHandler<AppEnv> {
  if (access === 'anyone') return (_, next) => next();
  if (isForMachines(access)) return letMachineIn(access);
  return async (c, next) => {
    const key = sessionKey(readSessionCookie(c));
    const found = key && (await findSession(c.var.services.database, key));
    if (!found) return refuse(c, 'unauthenticated');
    const { signedIn } = found;
    const { role } = signedIn.user;
    if (access !== 'enrolling' && mustEnrol(c.var.services.settings, { ...found, role })) {
      return refuse(c, 'secondFactorMissing');
    }
    if (!isMeantFor(c.req.header(actingHeader), signedIn)) return refuse(c, 'otherSession');
    if (!mayUse(access, signedIn)) return refuse(c, 'forbidden');
    c.set('signedIn', signedIn);
    c.set('tier', found.tier);
    c.set('limits', found.limits);
    c.set('creditLimit', found.creditLimit);
    c.set('revision', found.revision);
    c.set('unreadSince', found.unreadSince);
    return next();
  };
}
