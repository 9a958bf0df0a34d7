import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { healthAnswer } from '../../src/api/contract.ts';
import type { AppEnv } from '../http/app-env.ts';
import { route } from '../http/guards/route.ts';
import { refuse } from '../http/refuse.ts';

/** Whether the server and its database can take orders; never waits long for the database. */
export const health = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'Whether the server and its database work',
      access: 'anyone',
      answers: {
        200: { description: 'Both work; `disk` says whether there is room.', schema: healthAnswer },
      },
      refusals: [503],
    }),
    async (c) => ((await isUp(c)) ? c.json(ok(c)) : refuse(c, 'unavailable')),
  )
  .get(
    '/live',
    route({
      summary: 'Whether the process answers; when it does not, it has to be restarted',
      access: 'anyone',
      answers: { 200: { description: 'It does.', schema: healthAnswer } },
      refusals: [],
    }),
    (c) => c.json(ok(c)),
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
      return isReady ? c.json(ok(c)) : refuse(c, 'unavailable');
    },
  );

const ok = (c: Context<AppEnv>) =>
  ({ status: 'ok', disk: c.var.services.disk.room }) satisfies z.infer<typeof healthAnswer>;

const isUp = (c: Context<AppEnv>) => c.var.services.database.health.isUp();
