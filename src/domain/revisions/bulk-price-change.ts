import type { Assortment, ItemChange } from './entry.ts';
import { datedPrices, ownPriceOn, priceHeld, tiersWithPrices } from './held-prices.ts';
import { pricesOf } from './price-items.ts';
import { formatPriceName, hasGeneralPrice } from './price-name.ts';

/** Which prices a bulk change is of. */
export interface PriceChoice {
  /** The first word of what they are the prices of. */
  of: 'coating' | 'service' | 'lens' | 'stock' | 'accessory';
  /** Ids of the coatings, services, designs, stock lenses or accessories; all of them unless given. */
  ids?: readonly string[];
  /** The tier whose prices they are, null for only the general prices; all of them unless given. */
  tier?: string | null;
}

/** How prices change. */
export interface BulkPriceChange {
  which: PriceChoice;
  /** `percent` has two decimals at most; an `amount` is whole rials. Both may be negative. */
  by: { percent: number } | { amount: number };
  /** The new prices are multiples of so many rials, rounded half up. */
  roundTo: number;
  /** The day at the lab from which they hold. */
  fromDay: string;
}

/**
 * The changes of a bulk price change: the new prices of the chosen items from a day on, computed
 * from those valid on that day. A tier on the general price of something gets its own price. None
 * goes below 0, "on request" stays, and unchanged prices are left out.
 */
export function bulkPriceChange(items: Assortment, asked: BulkPriceChange): ItemChange[] {
  const { which, fromDay: day } = asked;
  const dated = datedPrices(items);
  const tiers = tiersWithPrices(dated);
  const withOwn = (of: string) =>
    (tiers.get(of) ?? []).filter((tier) => ownPriceOn(dated, { of, tier }, day));
  return [...items.values()].flatMap(pricesOf).flatMap((part) =>
    chosenTiers(part.of, which, withOwn).flatMap((tier): ItemChange[] => {
      const before = priceHeld(dated, part, tier, day);
      if (before === null) return [];
      const price = changedPrice(before, asked);
      const of = formatPriceName({ of: part.of, tier });
      return price === before ? [] : [{ kind: 'price', day, of, value: { price } }];
    }),
  );
}

/** The places of tiers in the names of what has no general price. */
const tierAt = { stock: 2, accessory: 3 } as const;

/** Whose price of something is changed; null is the general one, and the only one of what has its tier in its name. */
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

/** In whole numbers of any size: a price times a percentage is beyond what a float keeps exact. */
function changedPrice(before: number, { by, roundTo }: BulkPriceChange): number {
  const exact =
    'percent' in by
      ? BigInt(before) * BigInt(10_000 + Math.round(by.percent * 100))
      : BigInt(before + by.amount) * 10_000n;
  if (exact <= 0n) return 0;
  const step = BigInt(roundTo) * 10_000n;
  return Number(((2n * exact + step) / (2n * step)) * BigInt(roundTo));
}
