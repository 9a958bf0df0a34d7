import { createHash } from 'node:crypto';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { type OwnPrice, withOwnPrices } from '../../../src/domain/revisions/own-prices.ts';
import type { PricedCatalogue } from '../../db/catalogue/read-catalogue.ts';

/** The catalogue at general prices, and for each tier that has its own; all other tiers share the general one. */
export interface TierCatalogues {
  general: LensCatalogue;
  own: ReadonlyMap<string, LensCatalogue>;
}

/** Works the catalogue out for each tier. */
export function tierCatalogues({ general, own }: PricedCatalogue): TierCatalogues {
  const byTier = Map.groupBy(own, ({ tier }) => tier);
  const priced = [...byTier].map(([tier, prices]) => {
    const revision = `${general.revision}.${digestOf(prices)}`;
    return [tier, { ...withOwnPrices(general, prices), revision }] as const;
  });
  return { general, own: new Map(priced) };
}

/** Prices by a name that does not reveal them: a device that changes its tier has to know that it has other ones. */
function digestOf(prices: readonly OwnPrice[]): string {
  const listed = prices.map(({ tier, of, price }) => [tier, of, price]).sort();
  return createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 12);
}
