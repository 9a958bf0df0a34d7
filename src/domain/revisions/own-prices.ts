import type { LensCatalogue, LensVariant } from '../catalogue/lens.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { Assortment } from './entry.ts';
import { datedPrices, ownPriceOn } from './held-prices.ts';
import { formatItem } from './item-key.ts';
import { lensPriceName, type PriceName, readPriceName } from './price-name.ts';

/** A tier's own price, in rials; null is "price on request". */
export interface OwnPrice extends PriceName {
  tier: string;
  price: Rials | null;
}

/** The price to pay for a name, given the price stored for it. */
export type PriceOf = (of: string, price: Rials | null) => Rials | null;

/** The variants of a design with new prices. */
export function repriceVariants(
  design: string,
  variants: readonly LensVariant[],
  priceOf: PriceOf,
): LensVariant[] {
  return variants.map((variant) => ({
    ...variant,
    bands: variant.bands.map((band) => {
      return { ...band, price: priceOf(lensPriceName(design, variant, band), band.price) };
    }),
  }));
}

/** The catalogue for a tier: with its own prices, or the general ones where it has none. */
export function withOwnPrices(catalogue: LensCatalogue, own: readonly OwnPrice[]): LensCatalogue {
  const byName = new Map(own.map(({ of, price }) => [of, price]));
  const priceOf: PriceOf = (of, general) => {
    const price = byName.get(of);
    return price === undefined ? general : price;
  };
  const named =
    (kind: 'coating' | 'service') =>
    <Priced extends { id: string; price: Rials | null }>(each: Priced): Priced => {
      return { ...each, price: priceOf(`${kind} ${each.id}`, each.price) };
    };
  return {
    ...catalogue,
    coatings: catalogue.coatings.map(named('coating')),
    services: catalogue.services.map(named('service')),
    designs: catalogue.designs.map((design) => {
      return { ...design, variants: repriceVariants(design.id, design.variants, priceOf) };
    }),
  };
}

/** Key of one of a tier's own dated prices, today's or future; undefined if it only uses general ones. */
export function ownPriceOf(items: Assortment, tier: string, today: string): string | undefined {
  const dated = datedPrices(items);
  for (const [name, days] of dated) {
    const { of, tier: whose } = readPriceName(name);
    if (whose !== tier) continue;
    const held =
      ownPriceOn(dated, { of, tier }, today) ??
      days.find(({ day, value }) => day > today && !value.isGeneral);
    if (held) return formatItem(held);
  }
  return undefined;
}
