import type { Context } from 'hono';
import { sessionKey } from '../auth/session-token.ts';
import type { TaggedAnswer, VisitorAnswer } from '../catalogue/tagged-answer.ts';
import { findSession } from '../db/accounts/sessions.ts';
import { answerList } from './answer-list.ts';
import type { AppEnv } from './app-env.ts';
import { readSessionCookie } from './cookies.ts';

/** Answers a list with the counts and prices that the session's account may see, and visitors without both. */
export async function answerByTier(
  c: Context<AppEnv>,
  list: 'stock' | 'accessories',
  read: (session: { tier: string }) => Promise<TaggedAnswer>,
  forVisitors: VisitorAnswer,
): Promise<Response> {
  const key = sessionKey(readSessionCookie(c));
  const session = key && (await findSession(c.var.services.database, key));
  if (session) return answerList(c, `${list} of ${session.tier}`, await read(session));
  return answerList(c, `${list} for visitors`, await forVisitors.answer());
}
