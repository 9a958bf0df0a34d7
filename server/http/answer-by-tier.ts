import type { Context } from 'hono';
import * as z from 'zod/mini';
import { catalogueId } from '../../src/domain/catalogue/lens.ts';
import type { PriceTerms } from '../../src/domain/prices/price-terms.ts';
import type { FoundSession } from '../db/accounts/sessions.ts';
import type { TaggedAnswer, VisitorAnswer } from '../use-cases/catalogue/tagged-answer.ts';
import { catalogueFor, type PricedFor } from '../use-cases/catalogue/tier-catalogues.ts';
import { answerList } from './answer-list.ts';
import type { AppEnv } from './app-env.ts';
import { inQuery } from './query-parameters.ts';
import { refusing } from './refuse.ts';

/** OpenAPI parameters that say whose prices the lab wants. */
export const pricingParameters = [
  inQuery(
    'tier',
    { type: 'string' },
    'For the lab, when ordering for an account: its price tier. Everyone else gets their own prices.',
  ),
  inQuery(
    'account',
    { type: 'string', format: 'uuid' },
    'For the lab, when ordering for an account: the account whose discounts apply.',
  ),
] as const;

/**
 * Whose prices a session gets: its own account's, or for the lab those of the account or tier that the request names.
 * Throws a refusal if the lab names something that cannot be a tier.
 */
export function pricedFor(c: Context<AppEnv>, session: FoundSession, labTier = ''): PricedFor {
  const { signedIn, tier } = session;
  if (signedIn.user.role !== 'SuperAdmin') return { tier, account: signedIn.account.id };
  const account = z.uuid().safeParse(c.req.query('account')).data?.toLowerCase() ?? null;
  const asked = c.req.query('tier') || undefined;
  // Lists are stored by the tier's name, so it may not be any text.
  if (asked !== undefined && !catalogueId.safeParse(asked).success) throw refusing(c, 'invalid');
  return { tier: asked ?? labTier, account };
}

/**
 * Answers a list with the counts and prices that the session's account may see. The lab gets those of the tier it
 * names; visitors get neither counts nor prices.
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
