import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { PriceTerms } from '../../src/domain/prices/price-terms.ts';
import type { FoundSession } from '../db/accounts/sessions.ts';
import type { TaggedAnswer, VisitorAnswer } from '../use-cases/catalogue/tagged-answer.ts';
import { catalogueFor, type PricedFor } from '../use-cases/catalogue/tier-catalogues.ts';
import { answerList } from './answer-list.ts';
import type { AppEnv } from './app-env.ts';
import { inQuery } from './query-parameters.ts';

/** Documents for whom the lab asks for prices. */
export const pricingParameters = [
  inQuery(
    'tier',
    { type: 'string' },
    'For the lab, to order for an account: its price tier. Everyone else gets the own prices.',
  ),
  inQuery(
    'account',
    { type: 'string', format: 'uuid' },
    'For the lab, to order for an account: the account, whose discounts are answered.',
  ),
] as const;

/** For whom a session gets prices: its own account; for the lab whom it names, else the tier that is given. */
export function pricedFor(c: Context<AppEnv>, session: FoundSession, labsTier = ''): PricedFor {
  const { signedIn, tier } = session;
  if (signedIn.user.role !== 'SuperAdmin') return { tier, account: signedIn.account.id };
  const account = z.uuid().safeParse(c.req.query('account')).data?.toLowerCase() ?? null;
  return { tier: c.req.query('tier') || labsTier, account };
}

/**
 * Answers a list with the counts and prices that the session's account may see, or for the lab those of the tier it names,
 * and visitors without both.
 */
export async function answerByTier(
  c: Context<AppEnv>,
  list: 'stock' | 'accessories',
  read: (priced: { tier: string; terms: PriceTerms | undefined }) => Promise<TaggedAnswer>,
  forVisitors: VisitorAnswer,
): Promise<Response> {
  const { session } = c.var;
  if (!session) return answerList(c, `${list} for visitors`, await forVisitors.answer());
  const asked = pricedFor(c, session, session.tier);
  const tiers = await c.var.services.catalogue.tiersAt(session.revision);
  const { name, catalogue } = catalogueFor(tiers, asked);
  const answer = await read({ tier: asked.tier, terms: catalogue.terms });
  return answerList(c, `${list} of ${asked.tier} ${name}`, answer);
}
