import type { Context } from 'hono';
import { sessionKey } from '../auth/session-token.ts';
import type { TaggedAnswer, VisitorAnswer } from '../catalogue/tagged-answer.ts';
import { findSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from './app-env.ts';
import { readSessionCookie } from './cookies.ts';

/** Answers a list with the counts and prices that the session's account may see, and visitors without both. */
export async function answerByTier(
  c: Context<AppEnv>,
  read: (session: { tier: string }) => Promise<TaggedAnswer>,
  forVisitors: VisitorAnswer,
): Promise<Response> {
  const key = sessionKey(readSessionCookie(c));
  const session = key && (await findSession(c.var.services.database, key));
  const answer = await (session ? read(session) : forVisitors.answer());
  c.header('ETag', answer.tag);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  const type = { 'Content-Type': 'application/json' };
  const takesBrotli = /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '');
  if (!answer.brotli || !takesBrotli) return c.body(answer.body, 200, type);
  c.header('Vary', 'Accept-Encoding', { append: true });
  return c.body(answer.brotli, 200, { ...type, 'Content-Encoding': 'br' });
}
