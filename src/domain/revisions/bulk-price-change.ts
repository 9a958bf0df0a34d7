import type { Assortment, ItemChange } from './entry.ts';
import { datedPrices, ownPriceOn, priceInForce, tiersWithPrices } from './held-prices.ts';
import { pricesOf } from './price-items.ts';
import { formatPriceName, hasGeneralPrice } from './price-name.ts';

/** The prices a bulk change applies to. */
export interface PriceChoice {
  /** What they are the prices of; the first word of the price names. */
  of: 'coating' | 'service' | 'lens' | 'stock' | 'accessory';
  /** Ids of the coatings, services, designs, stock lenses or accessories; all of them if missing. */
  ids?: readonly string[];
  /** The tier that has the prices, null for only general prices; all of them if missing. */
  tier?: string | null;
}

/** How prices change. */
export interface BulkPriceChange {
  which: PriceChoice;
  /** `percent` has at most two decimals; an `amount` is in whole rials. Both may be negative. */
  by: { percent: number } | { amount: number };
  /** The new prices are rounded half up to multiples of this many rials. */
  roundTo: number;
  /** The first day of the new prices, local to the lab. */
  fromDay: string;
}

/**
 * The item changes of a bulk price change: the new prices of the chosen items from a day on, computed from those valid
 * on that day. A tier that uses a general price gets its own price. Prices do not go below 0, "on request" stays, and
 * unchanged prices are left out.
 */
export function bulkPriceChange(items: Assortment, asked: BulkPriceChange): ItemChange[] {
  const { which, fromDay: day } = asked;
  const dated = datedPrices(items);
  const tiers = tiersWithPrices(dated);
  const withOwn = (of: string) =>
    (tiers.get(of) ?? []).filter((tier) => ownPriceOn(dated, { of, tier }, day));
  return [...items.values()].flatMap(pricesOf).flatMap((part) =>
    chosenTiers(part.of, which, withOwn).flatMap((tier): ItemChange[] => {
      const before = priceInForce(dated, part, tier, day);
      if (before === null) return [];
      const price = changedPrice(before, asked);
      const of = formatPriceName({ of: part.of, tier });
      return price === before ? [] : [{ kind: 'price', day, of, value: { price } }];
    }),
  );
}

/** Position of the tier in the names of prices that have no general price. */
const tierAt = { stock: 2, accessory: 3 } as const;

/** The tiers whose prices change. Null is the general price, or the only price if its name contains the tier. */
function chosenTiers(
  of: string,
  { of: kind, ids, tier }: PriceChoice,
  withOwn: (of: string) => readonly string[],
): (string | null)[] {
  const words = of.split(' ');
  if (words[0] !== kind || (ids && !ids.includes(words[1] ?? ''))) return [];
  if (hasGeneralPrice(of)) return tier === undefined ? [null, ...withOwn(of)] : [tier];
  const own = kind === 'stock' || kind === 'accessory' ? words[tierAt[kind]] : undefined;
  return tier === undefined || tier === own ? [null] : [];
}

/** In integers of any size, because a price times a percentage exceeds the exact range of a float. */
function changedPrice(before: number, { by, roundTo }: BulkPriceChange): number {
  const exact =
    'percent' in by
      ? BigInt(before) * BigInt(10_000 + Math.round(by.percent * 100))
      : BigInt(before + by.amount) * 10_000n;
  if (exact <= 0n) return 0;
  const step = BigInt(roundTo) * 10_000n;
  return Number(((2n * exact + step) / (2n * step)) * BigInt(roundTo));
}
