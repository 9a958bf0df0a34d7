import type { Context } from 'hono';
import { catalogueContract } from '../../src/api/catalogue/contract.ts';
import { type LensCatalogue, lensCatalogue } from '../../src/domain/catalogue/lens.ts';
import { withoutPrices } from '../../src/domain/catalogue/visitor-catalogue.ts';
import type { FoundSession } from '../db/accounts/sessions.ts';
import { catalogueRevision } from '../db/catalogue/read-catalogue.ts';
import { tierAsked, tierParameter } from '../http/answer-by-tier.ts';
import { answerList, listOrChanges, sinceParameter } from '../http/answer-list.ts';
import type { AppEnv } from '../http/app-env.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';

/** The tier whose prices a session gets: its account's; for the lab the one that it names, else none. */
const tierOf = (c: Context<AppEnv>, session: FoundSession): string =>
  session.signedIn.user.role === 'SuperAdmin' ? tierAsked(c, session) : session.tier;

/** The lens catalogue. Only signed-in users get prices, those of their account's tier. */
export const catalogue = resource().get(
  '/',
  route(catalogueContract.list.GET, {
    summary: 'The lens catalogue; visitors get no prices',
    access: 'visitor',
    parameters: [sinceParameter, tierParameter],
    answers: {
      200: {
        description: 'The catalogue, or what changed since `since`.',
        schema: listOrChanges(lensCatalogue),
      },
      304: 'Unchanged since the ETag in If-None-Match.',
    },
  }),
  async (c) => {
    const { session } = c.var;
    const { database, catalogue } = c.var.services;
    const revision = session?.revision ?? (await catalogueRevision(database));
    const { general, own } = await catalogue.tiersAt(revision);
    if (!session) return answerCatalogue(c, 'public', withoutPrices(general));
    const tier = tierOf(c, session);
    const priced = own.get(tier);
    return answerCatalogue(c, priced ? `of ${tier}` : 'priced', priced ?? general);
  },
);

/** `audience` is whose prices they are: all tiers without their own share the general ones. */
function answerCatalogue(c: Context<AppEnv>, audience: string, catalogue: LensCatalogue) {
  return answerList(c, `catalogue ${audience}`, {
    revision: catalogue.revision,
    tag: `"${catalogue.revision}-${audience === 'public' ? 'public' : 'priced'}"`,
    body: JSON.stringify(catalogue),
  });
}
