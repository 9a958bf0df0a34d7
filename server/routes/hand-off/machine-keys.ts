import type { Context } from 'hono';
import { handOffContract, type MachineKeysAnswer } from '../../../src/api/hand-off/contract.ts';
import { newMachineSecret } from '../../auth/machine-secret.ts';
import { authorOf } from '../../db/audit/author.ts';
import {
  makeMachineKey,
  readMachineKeys,
  revokeMachineKey,
} from '../../db/hand-off/machine-keys.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { keyAnswer } from '../../use-cases/hand-off/key-answer.ts';

const parameters = [idParameter()];

async function keysOf(c: Context<AppEnv>): Promise<MachineKeysAnswer> {
  return { keys: (await readMachineKeys(c.var.services.database)).map(keyAnswer) };
}

/** Keys for the lab's own software. */
export const machineKeys = resource()
  .get(
    '/',
    route(handOffContract.keys.GET, {
      summary: 'The keys of machines; for the lab',
      access: 'lab',
      answers: { 200: 'The valid keys.' },
    }),
    async (c) => respond(c, await keysOf(c)),
  )
  .put(
    '/:id',
    route(handOffContract.key.PUT, {
      summary: 'Create a key for a machine; for the lab',
      access: 'lab',
      parameters,
      answers: { 200: 'Created. Only this answer contains the secret.' },
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      const body = await readBody(c);
      const by = authorOf(c.var.signedIn);
      const { secret, key } = newMachineSecret(by.account);
      const making = { id, by, secretHash: key.tokenHash, ...body };
      const isMade = await makeMachineKey(c.var.services.database, making);
      if (!isMade) return refuse(c, 'keyReused');
      return respond(c, { ...(await keysOf(c)), secret });
    },
  )
  .delete(
    '/:id',
    route(handOffContract.key.DELETE, {
      summary: 'Revoke a machine’s key; for the lab',
      access: 'lab',
      parameters,
      answers: { 200: 'Revoked; the remaining keys.' },
      refusals: [404],
    }),
    async (c) => {
      const by = authorOf(c.var.signedIn);
      const isRevoked = await revokeMachineKey(c.var.services.database, pathId(c), by);
      return isRevoked ? respond(c, await keysOf(c)) : refuse(c, 'notFound');
    },
  );
