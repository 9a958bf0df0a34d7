import type { Entry } from './entry.ts';
import type { ItemValues } from './item-values.ts';
import { lensPriceName } from './price-name.ts';

/**
 * A price in an item's value: the name of what is priced, and rials or null for "on request". Tiers' own prices are
 * dated instead.
 */
export type PricePart = { of: string; price: number | null };

/**
 * Every price in an item, named like in the database's `price_item()`: by the bounds of power ranges, not by their
 * positions.
 */
export function pricesOf(entry: Entry): PricePart[] {
  switch (entry.kind) {
    case 'coating':
    case 'service':
      return [{ of: `${entry.kind} ${entry.id}`, price: entry.value.price }];
    case 'design':
      return designPrices(entry.id, entry.value);
    case 'stockLens':
      return stockPrices(entry.id, entry.value);
    case 'accessory':
      return accessoryPrices(entry.id, entry.value);
    default:
      return [];
  }
}

function designPrices(id: string, { variants }: ItemValues['design']): PricePart[] {
  return variants.flatMap((variant) =>
    variant.bands.map((band) => ({ of: lensPriceName(id, variant, band), price: band.price })),
  );
}

function stockPrices(id: string, { tiers }: ItemValues['stockLens']): PricePart[] {
  return Object.entries(tiers).flatMap(([tier, bands]) =>
    bands.flatMap((band) =>
      band.breaks.map(({ from, price }) => ({ of: stockPriceName(id, tier, band, from), price })),
    ),
  );
}

type AccessoryBand = ItemValues['accessory']['tiers'][string][number];
type StockBand = ItemValues['stockLens']['tiers'][string][number];

/** The name of the price of a power range of a stock lens, for a tier and a minimum number of pieces. */
export function stockPriceName(id: string, tier: string, band: StockBand, from: number): string {
  const { diameter, sphereMin, sphereMax, cylinderMin, cylinderMax } = band;
  const range = [diameter ?? '*', sphereMin, sphereMax, cylinderMin, cylinderMax];
  return ['stock', id, tier, ...range, from].join(' ');
}

function accessoryPrices(id: string, { tiers }: ItemValues['accessory']): PricePart[] {
  return Object.entries(tiers).flatMap(([tier, bands]) =>
    bands.flatMap((band) =>
      band.breaks.map(({ from, price }) => ({
        of: accessoryPriceName(id, tier, band, from),
        price,
      })),
    ),
  );
}

/** The name of the price of an accessory or one of its variants, for a tier and a minimum number of pieces. */
export const accessoryPriceName = (
  id: string,
  tier: string,
  { variant }: AccessoryBand,
  from: number,
): string => ['accessory', id, variant ?? '*', tier, from].join(' ');
