import type { Context } from 'hono';
import { catalogueContract } from '../../src/api/catalogue/contract.ts';
import { type LensCatalogue, lensCatalogue } from '../../src/domain/catalogue/lens.ts';
import { withoutPrices } from '../../src/domain/catalogue/visitor-catalogue.ts';
import { catalogueRevision } from '../db/catalogue/read-catalogue.ts';
import { pricedFor, pricingParameters } from '../http/answer-by-tier.ts';
import { answerList, listOrChanges, sinceParameter } from '../http/answer-list.ts';
import type { AppEnv } from '../http/app-env.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { catalogueFor } from '../use-cases/catalogue/tier-catalogues.ts';

/** The lens catalogue. Only signed-in users get prices: those of their account's tier. */
export const catalogue = resource().get(
  '/',
  route(catalogueContract.list.GET, {
    summary: 'The lens catalogue; visitors get no prices',
    access: 'visitor',
    parameters: [sinceParameter, ...pricingParameters],
    answers: {
      200: {
        description: 'The catalogue, or the changes since `since`.',
        schema: listOrChanges(lensCatalogue),
      },
      304: 'Unchanged since the ETag in If-None-Match.',
    },
    refusals: [422],
  }),
  async (c) => {
    const { session } = c.var;
    const { database, catalogue } = c.var.services;
    const revision = session?.revision ?? (await catalogueRevision(database));
    const tiers = await catalogue.tiersAt(revision);
    if (!session) return answerCatalogue(c, 'public', withoutPrices(tiers.general));
    const priced = catalogueFor(tiers, pricedFor(c, session));
    return answerCatalogue(c, priced.name, priced.catalogue);
  },
);

/**
 * `audience` says whose prices they are. Tiers without their own prices share the general ones; accounts without
 * discounts share those of their tier.
 */
function answerCatalogue(c: Context<AppEnv>, audience: string, catalogue: LensCatalogue) {
  return answerList(c, `catalogue ${audience}`, {
    revision: catalogue.revision,
    tag: `"${catalogue.revision}-${audience === 'public' ? 'public' : 'priced'}"`,
    body: JSON.stringify(catalogue),
  });
}
