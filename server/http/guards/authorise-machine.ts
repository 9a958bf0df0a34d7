import type { MiddlewareHandler } from 'hono';
import type { MachineScope } from '../../../src/domain/hand-off/machine-key.ts';
import { machineKeyIn } from '../../auth/machine-secret.ts';
import { findMachine } from '../../db/hand-off/machine-keys.ts';
import type { AppEnv } from '../app-env.ts';
import { refuse } from '../refuse.ts';

/** Requests that one key may make per minute. A page of the feed or a batch of reports counts as one. */
const mostRequests = 600;

/** Lets in a machine whose key has the scope. Sessions do not count here; a page of another origin cannot send a key. */
export function authoriseMachine(scope: MachineScope): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = machineKeyIn(c.req.header('Authorization'));
    const machine = key && (await findMachine(c.var.services.database, key));
    if (!machine) return refuse(c, 'unauthenticated');
    if (!machine.scopes.includes(scope)) return refuse(c, 'forbidden');
    const wait = c.var.orderRateLimiter.admit(machine.by.user, mostRequests);
    if (wait > 0) return refuse(c, 'tooManyAttempts', [], wait);
    c.set('machine', machine.by);
    return next();
  };
}
