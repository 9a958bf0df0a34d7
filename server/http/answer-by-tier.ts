import type { Context } from 'hono';
import type { FoundSession } from '../db/accounts/sessions.ts';
import type { TaggedAnswer, VisitorAnswer } from '../use-cases/catalogue/tagged-answer.ts';
import { answerList } from './answer-list.ts';
import type { AppEnv } from './app-env.ts';
import { inQuery } from './query-parameters.ts';

/** Documents the tier whose prices the lab asks for. */
export const tierParameter = inQuery(
  'tier',
  { type: 'string' },
  'For the lab, to order for an account: its price tier. Everyone else gets the own prices.',
);

/** The tier that the lab asks for; empty where it names none, and for everyone else. */
export const tierAsked = (c: Context<AppEnv>, { signedIn }: FoundSession): string =>
  (signedIn.user.role === 'SuperAdmin' && c.req.query('tier')) || '';

/**
 * Answers a list with the counts and prices that the session's account may see, or for the lab those of the tier it names,
 * and visitors without both.
 */
export async function answerByTier(
  c: Context<AppEnv>,
  list: 'stock' | 'accessories',
  read: (session: { tier: string }) => Promise<TaggedAnswer>,
  forVisitors: VisitorAnswer,
): Promise<Response> {
  const { session } = c.var;
  if (session) {
    const tier = tierAsked(c, session) || session.tier;
    return answerList(c, `${list} of ${tier}`, await read({ tier }));
  }
  return answerList(c, `${list} for visitors`, await forVisitors.answer());
}
