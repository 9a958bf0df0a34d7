import { Hono } from 'hono';
import { healthAnswer } from '../../src/api/contract.ts';
import type { AppEnv } from '../app-env.ts';
import { catalogueRevision } from '../db/read-catalogue.ts';
import { describe } from './describe.ts';

/** Whether orders can be taken: asks the database too. */
export const health = new Hono<AppEnv>().get(
  '/',
  describe({
    summary: 'Whether the server and its database work',
    answers: { 200: { description: 'They do.', schema: healthAnswer } },
    refusals: [503],
  }),
  async (c) => {
    await catalogueRevision(c.var.services.database);
    return c.json({ status: 'ok' as const });
  },
);
