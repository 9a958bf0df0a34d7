import type { Assortment, Entry, ItemChange } from './entry.ts';
import { pricesOf } from './price-items.ts';

/** Which prices a bulk change is of. */
export interface PriceChoice {
  /** The first word of what they are the prices of. */
  of: 'coating' | 'service' | 'lens' | 'stock' | 'accessory';
  /** Ids of the coatings, services, designs, stock lenses or accessories; all of them unless given. */
  ids?: readonly string[];
  /** Of stock lenses and accessories, the tier; all of them unless given. */
  tier?: string;
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
 * The changes of a bulk price change: the new prices of the chosen items from a day on, worked out from those that hold
 * on that day. None goes below 0, "on request" stays, and prices that come out the same are left out.
 */
export function bulkPriceChange(items: Assortment, asked: BulkPriceChange): ItemChange[] {
  const { which, fromDay: day } = asked;
  const planned = plannedPrices(items, day);
  return [...items.values()].flatMap((entry) =>
    pricesOf(entry).flatMap(({ of, price: base }): ItemChange[] => {
      if (!isChosen(of, which)) return [];
      const before = planned.has(of) ? (planned.get(of)?.value.price ?? null) : base;
      if (before === null) return [];
      const price = changedPrice(before, asked);
      return price === before ? [] : [{ kind: 'price', day, of, value: { price } }];
    }),
  );
}

type Price = Extract<Entry, { kind: 'price' }>;

/** The dated prices that hold on a day, by what they are the prices of. */
function plannedPrices(items: Assortment, day: string): ReadonlyMap<string, Price> {
  const held = new Map<string, Price>();
  for (const entry of items.values()) {
    if (entry.kind !== 'price' || entry.day > day) continue;
    const known = held.get(entry.of);
    if (!known || known.day < entry.day) held.set(entry.of, entry);
  }
  return held;
}

/** The names of tiers in what stock lenses and accessories have prices of. */
const tierAt = { stock: 2, accessory: 3 } as const;

function isChosen(of: string, { of: kind, ids, tier }: PriceChoice): boolean {
  const words = of.split(' ');
  if (words[0] !== kind || (ids && !ids.includes(words[1] ?? ''))) return false;
  if (tier === undefined) return true;
  return (kind === 'stock' || kind === 'accessory') && words[tierAt[kind]] === tier;
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
