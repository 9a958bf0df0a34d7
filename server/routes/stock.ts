import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { stockCatalogue } from '../../src/domain/stock/stock.ts';
import { sessionKey } from '../auth/session-token.ts';
import { stockAnswer } from '../catalogue/stock-answer.ts';
import { findSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readCookie } from '../http/cookies.ts';
import { describe } from './describe.ts';

/** What the lab keeps ready-made; counts and prices are for who is signed in. */
export const stock = new Hono<AppEnv>().use(etag()).get(
  '/',
  describe({
    summary: 'Stock lenses with what is on hand; without counts and prices for a visitor',
    answers: {
      200: { description: 'The stock as it stands.', schema: stockCatalogue },
      304: { description: 'It still stands as If-None-Match names it.' },
    },
    refusals: [503],
  }),
  async (c) => {
    const { database } = c.var.services;
    const key = sessionKey(readCookie(c));
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
