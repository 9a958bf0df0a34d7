import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type MachineKeysAnswer,
  type MadeKeyAnswer,
  machineKeysAnswer,
  madeKeyAnswer,
} from '../../../src/api/hand-off/contract.ts';
import { newMachineKey } from '../../../src/domain/hand-off/machine-key.ts';
import { newMachineSecret } from '../../auth/machine-secret.ts';
import { authorOf } from '../../db/audit/author.ts';
import {
  makeMachineKey,
  readMachineKeys,
  revokeMachineKey,
} from '../../db/hand-off/machine-keys.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { keyAnswer } from '../../use-cases/hand-off/key-answer.ts';

const uuid = z.uuid();
const parameters = [
  { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
] as const;

const named = (c: Context<AppEnv>) => uuid.safeParse(c.req.param('id')).data?.toLowerCase();

async function keysOf(c: Context<AppEnv>): Promise<MachineKeysAnswer> {
  return { keys: (await readMachineKeys(c.var.services.database)).map(keyAnswer) };
}

/** Keys for the lab's own software. */
export const machineKeys = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'The keys of machines; for the lab',
      access: 'lab',
      answers: { 200: { description: 'Those that work.', schema: machineKeysAnswer } },
      refusals: [401, 403, 503],
    }),
    async (c) => c.json(await keysOf(c)),
  )
  .put(
    '/:id',
    route({
      summary: 'Make a key for a machine; for the lab',
      access: 'lab',
      parameters: [...parameters],
      body: newMachineKey,
      answers: {
        200: { description: 'Made. The secret is in this answer alone.', schema: madeKeyAnswer },
      },
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const id = named(c);
      if (!id) return refuse(c, 'notFound');
      const body = await readBody(c, newMachineKey);
      if (!body.ok) return body.refusal;
      const by = authorOf(c.var.signedIn);
      const { secret, key } = newMachineSecret(by.account);
      const making = { id, by, secretHash: key.tokenHash, ...body.value };
      const isMade = await makeMachineKey(c.var.services.database, making);
      if (!isMade) return refuse(c, 'keyReused');
      return c.json({ ...(await keysOf(c)), secret } satisfies MadeKeyAnswer);
    },
  )
  .delete(
    '/:id',
    route({
      summary: 'Revoke a machine’s key; for the lab',
      access: 'lab',
      parameters: [...parameters],
      answers: {
        200: { description: 'Revoked; the keys that work.', schema: machineKeysAnswer },
      },
      refusals: [401, 403, 404, 503],
    }),
    async (c) => {
      const id = named(c);
      const by = authorOf(c.var.signedIn);
      const isRevoked = id && (await revokeMachineKey(c.var.services.database, id, by));
      return isRevoked ? c.json(await keysOf(c)) : refuse(c, 'notFound');
    },
  );
