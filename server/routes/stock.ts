import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { stockCatalogue } from '../../src/domain/stock/stock.ts';
import { sessionKey } from '../auth/session-token.ts';
import { stockAnswer } from '../catalogue/stock-answer.ts';
import { findSession } from '../db/accounts/sessions.ts';
import { route } from '../guards/route.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readSessionCookie } from '../http/cookies.ts';

/** The stock lenses. Only signed-in users get counts and prices. */
export const stock = new Hono<AppEnv>().use(etag()).get(
  '/',
  route({
    summary: 'Stock lenses and pieces on hand; visitors get no counts and prices',
    access: 'anyone',
    answers: {
      200: { description: 'The current stock.', schema: stockCatalogue },
      304: { description: 'Unchanged since the ETag in If-None-Match.' },
    },
    refusals: [503],
  }),
  async (c) => {
    const { database } = c.var.services;
    const key = sessionKey(readSessionCookie(c));
    const session = key && (await findSession(database, key));
    const { body, tag } = await (session
      ? stockAnswer(database, session)
      : c.var.visitorStock.answer());
    c.header('ETag', tag);
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Cookie', { append: true });
    return c.body(body, 200, { 'Content-Type': 'application/json' });
  },
);
