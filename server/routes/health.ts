import { Hono } from 'hono';
import { healthAnswer } from '../../src/api/contract.ts';
import { route } from '../guards/route.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';

/** Whether the server and its database can take orders; never waits long for the database. */
export const health = new Hono<AppEnv>().get(
  '/',
  route({
    summary: 'Whether the server and its database work',
    access: 'anyone',
    answers: { 200: { description: 'Both work.', schema: healthAnswer } },
    refusals: [503],
  }),
  async (c) => {
    const isUp = await c.var.services.database.health.isUp();
    return isUp ? c.json({ status: 'ok' as const }) : refuse(c, 'unavailable');
  },
);
