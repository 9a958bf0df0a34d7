import { Hono } from 'hono';
import * as z from 'zod/mini';
import { sessionsAnswer } from '../../../src/api/privacy-contract.ts';
import { endOtherSessions, endSessionOf } from '../../db/accounts/own-sessions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';
import { askingSession, ownSessions } from './own-sessions.ts';

const uuid = z.uuid();

const answers = { 200: { description: 'The user’s open sessions.', schema: sessionsAnswer } };

/** Where a user is signed in. */
export const sessions = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'The user’s open sessions',
      access: 'signedIn',
      answers,
      refusals: [401, 503],
    }),
    async (c) => c.json(await ownSessions(c)),
  )
  .delete(
    '/',
    route({
      summary: 'End the user’s sessions, except the one that asks',
      access: 'signedIn',
      answers,
      refusals: [401, 403, 415, 503],
    }),
    async (c) => {
      const { database, person, key } = askingSession(c);
      await endOtherSessions(database, person, key);
      return c.json(await ownSessions(c));
    },
  )
  .delete(
    '/:id',
    route({
      summary: 'End one session of the user',
      access: 'signedIn',
      parameters: [
        { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
      ],
      answers,
      refusals: [401, 403, 404, 415, 503],
    }),
    async (c) => {
      const { database, person } = askingSession(c);
      const id = uuid.safeParse(c.req.param('id')).data;
      const isEnded = id !== undefined && (await endSessionOf(database, person, id));
      return isEnded ? c.json(await ownSessions(c)) : refuse(c, 'notFound');
    },
  );
