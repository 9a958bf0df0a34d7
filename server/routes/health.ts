import { Hono } from 'hono';
import { healthAnswer } from '../../src/api/contract.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';
import { describe } from './describe.ts';

/** Whether orders can be taken: asks the database too, and never waits long for it. */
export const health = new Hono<AppEnv>().get(
  '/',
  describe({
    summary: 'Whether the server and its database work',
    answers: { 200: { description: 'They do.', schema: healthAnswer } },
    refusals: [503],
  }),
  async (c) => {
    const isWell = await c.var.services.database.pulse.beats();
    return isWell ? c.json({ status: 'ok' as const }) : refuse(c, 'unavailable');
  },
);
