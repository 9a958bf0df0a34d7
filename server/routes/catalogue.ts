import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { lensCatalogue } from '../../src/domain/catalogue/lens.ts';
import { withoutPrices } from '../../src/domain/catalogue/visitor-catalogue.ts';
import { sessionKey } from '../auth/session-token.ts';
import { findSession } from '../db/accounts/sessions.ts';
import { catalogueRevision } from '../db/catalogue/read-catalogue.ts';
import { route } from '../guards/route.ts';
import { answerList, listOrChanges, sinceParameter } from '../http/answer-list.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readSessionCookie } from '../http/cookies.ts';

/** The lens catalogue. Only signed-in users get prices. */
export const catalogue = new Hono<AppEnv>().use(etag()).get(
  '/',
  route({
    summary: 'The lens catalogue; visitors get no prices',
    access: 'anyone',
    parameters: [sinceParameter],
    answers: {
      200: {
        description: 'The catalogue, or what changed since `since`.',
        schema: listOrChanges(lensCatalogue),
      },
      304: { description: 'Unchanged since the ETag in If-None-Match.' },
    },
    refusals: [503],
  }),
  async (c) => {
    const { database, catalogue } = c.var.services;
    const key = sessionKey(readSessionCookie(c));
    const session = key && (await findSession(database, key));
    const revision = session?.revision ?? (await catalogueRevision(database));
    const current = await catalogue.at(revision);
    const audience = session ? 'priced' : 'public';
    return answerList(c, `catalogue ${audience}`, {
      revision: current.revision,
      tag: `"${current.revision}-${audience}"`,
      body: JSON.stringify(session ? current : withoutPrices(current)),
    });
  },
);
