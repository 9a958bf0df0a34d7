import { createHash } from 'node:crypto';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { type OwnPrice, withOwnPrices } from '../../../src/domain/revisions/own-prices.ts';
import type { PricedCatalogue } from '../../db/catalogue/read-catalogue.ts';
import type { StoredDiscount } from '../../db/prices/discounts-today.ts';

/** The catalogue with general prices, and one for each tier with its own; all other tiers use the general one. */
export interface TierCatalogues {
  general: LensCatalogue;
  own: ReadonlyMap<string, LensCatalogue>;
  /** Discounts of all accounts that are valid today. */
  discounts: readonly StoredDiscount[];
}

/** Whose prices a list has: a tier, and an account for its discounts, or null. */
export interface PricedFor {
  tier: string;
  account: string | null;
}

/** A catalogue, and the name of the list that it is a version of. */
export interface NamedCatalogue {
  catalogue: LensCatalogue;
  name: string;
}

/** Builds the catalogue for each tier. */
export function tierCatalogues({ general, own, discounts }: PricedCatalogue): TierCatalogues {
  const byTier = Map.groupBy(own, ({ tier }) => tier);
  const priced = [...byTier].map(([tier, prices]) => {
    const revision = `${general.revision}.${digestOf(prices)}`;
    return [tier, { ...withOwnPrices(general, prices), revision }] as const;
  });
  return { general, own: new Map(priced), discounts };
}

/** The catalogue with a tier's prices and the account's discounts. */
export function catalogueFor(
  { general, own, discounts }: TierCatalogues,
  { tier, account }: PricedFor,
): NamedCatalogue {
  const catalogue = own.get(tier) ?? general;
  const name = own.has(tier) ? `of ${tier}` : 'priced';
  const found = discounts
    .filter((each) => each.tier === null || each.tier === tier)
    .filter((each) => each.account === null || each.account === account)
    .map(({ name, percent, of, pairDays }) => {
      return { name, percent, of, ...(pairDays !== null && { pairDays }) };
    });
  if (found.length === 0) return { catalogue, name };
  const digest = shortDigest(found).slice(0, 8);
  const terms = { taxRate: catalogue.terms?.taxRate ?? null, discounts: found };
  const revision = `${catalogue.revision}.${digest}`;
  return { catalogue: { ...catalogue, revision, terms }, name: `${name} ${digest}` };
}

/**
 * A digest of prices that does not reveal them. A device whose tier changes must notice that its prices are different.
 */
function digestOf(prices: readonly OwnPrice[]): string {
  return shortDigest(prices.map(({ tier, of, price }) => [tier, of, price]).sort());
}

const shortDigest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
