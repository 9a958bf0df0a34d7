import { type Context, Hono } from 'hono';
import { healthAnswer } from '../../src/api/contract.ts';
import { route } from '../guards/route.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';

const ok = { status: 'ok' } as const;

/** Whether the server and its database can take orders; never waits long for the database. */
export const health = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'Whether the server and its database work',
      access: 'anyone',
      answers: { 200: { description: 'Both work.', schema: healthAnswer } },
      refusals: [503],
    }),
    async (c) => ((await isUp(c)) ? c.json(ok) : refuse(c, 'unavailable')),
  )
  .get(
    '/live',
    route({
      summary: 'Whether the process answers; when it does not, it has to be restarted',
      access: 'anyone',
      answers: { 200: { description: 'It does.', schema: healthAnswer } },
      refusals: [],
    }),
    (c) => c.json(ok),
  )
  .get(
    '/ready',
    route({
      summary: 'Whether a proxy may send requests: the database works and the server is not ending',
      access: 'anyone',
      answers: { 200: { description: 'It may.', schema: healthAnswer } },
      refusals: [503],
    }),
    async (c) => {
      const isReady = !c.var.services.ending.aborted && (await isUp(c));
      return isReady ? c.json(ok) : refuse(c, 'unavailable');
    },
  );

const isUp = (c: Context<AppEnv>) => c.var.services.database.health.isUp();
