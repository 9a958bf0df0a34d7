import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { type healthAnswer, healthContract } from '../../src/api/health/contract.ts';
import type { AppEnv } from '../http/app-env.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';

/** Whether the server and its database can take orders. Never waits long for the database. */
export const health = resource()
  .get(
    '/',
    route(healthContract.health.GET, {
      summary: 'Whether the server and its database work',
      access: 'anyone',
      answers: { 200: 'Both work; `disk` says whether there is room.' },
      refusals: [503],
    }),
    async (c) => ((await isUp(c)) ? respond(c, ok(c)) : refuse(c, 'unavailable')),
  )
  .get(
    '/live',
    route(healthContract.health.GET, {
      summary: 'Whether the process responds; if not, it has to be restarted',
      access: 'anyone',
      answers: { 200: 'The process responds.' },
    }),
    async (c) => respond(c, ok(c)),
  )
  .get(
    '/ready',
    route(healthContract.health.GET, {
      summary:
        'Whether a proxy may send requests: the database works and the server is not shutting down',
      access: 'anyone',
      answers: { 200: 'Requests may be sent.' },
      refusals: [503],
    }),
    async (c) => {
      const isReady = !c.var.services.ending.aborted && (await isUp(c));
      return isReady ? respond(c, ok(c)) : refuse(c, 'unavailable');
    },
  );

const ok = (c: Context<AppEnv>) =>
  ({ status: 'ok', disk: c.var.services.disk.room }) satisfies z.infer<typeof healthAnswer>;

const isUp = (c: Context<AppEnv>) => c.var.services.database.health.isUp();
