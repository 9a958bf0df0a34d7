import type { Rials } from '../vocabulary/money.ts';
import type { Entry } from './entry.ts';
import { type PriceOf, repriceVariants } from './own-prices.ts';
import { accessoryPriceName, stockPriceName } from './price-items.ts';

type ItemValue = Entry['value'];

/** An entry's value with new prices by name. */
export function repriced(entry: Entry, priceOf: PriceOf): ItemValue {
  switch (entry.kind) {
    case 'coating':
    case 'service':
      return { ...entry.value, price: priceOf(`${entry.kind} ${entry.id}`, entry.value.price) };
    case 'design': {
      const variants = repriceVariants(entry.id, entry.value.variants, priceOf);
      return { ...entry.value, variants };
    }
    case 'stockLens':
      return {
        ...entry.value,
        tiers: repricedTiers(entry.value.tiers, (tier, band, each) =>
          priceOf(stockPriceName(entry.id, tier, band, each.from), each.price),
        ),
      };
    case 'accessory':
      return {
        ...entry.value,
        tiers: repricedTiers(entry.value.tiers, (tier, band, each) =>
          priceOf(accessoryPriceName(entry.id, tier, band, each.from), each.price),
        ),
      };
    default:
      return entry.value;
  }
}

type Break = { from: number; price: Rials | null };

/** Each tier's bands with new prices. */
function repricedTiers<Band extends { breaks: readonly Break[] }>(
  tiers: Readonly<Record<string, readonly Band[]>>,
  priceOf: (tier: string, band: Band, each: Break) => Rials | null,
) {
  const bandsOf = (tier: string, bands: readonly Band[]) =>
    bands.map((band) => ({
      ...band,
      breaks: band.breaks.map((each) => ({ ...each, price: priceOf(tier, band, each) })),
    }));
  return Object.fromEntries(
    Object.entries(tiers).map(([tier, bands]) => [tier, bandsOf(tier, bands)]),
  );
}
