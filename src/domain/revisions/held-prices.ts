import type { Rials } from '../vocabulary/money.ts';
import type { Assortment, Entry } from './entry.ts';
import type { PricePart } from './price-items.ts';
import { formatPriceName, type PriceName, readPriceName } from './price-name.ts';

/** A price in force from its day on. */
export type DatedPrice = Extract<Entry, { kind: 'price' }>;

/** Dated prices, earliest first, by the name of what is priced. */
export type DatedPrices = ReadonlyMap<string, readonly DatedPrice[]>;

/** The dated prices of an assortment. */
export function datedPrices(items: Assortment): DatedPrices {
  const dated = [...items.values()].filter((entry) => entry.kind === 'price');
  return Map.groupBy(
    dated.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    ({ of }) => of,
  );
}

/** The dated price of one name in force on a day; undefined before the first of them. */
export function datedPriceOn(
  days: readonly DatedPrice[] | undefined,
  day: string,
): DatedPrice | undefined {
  return days?.findLast((each) => each.day <= day);
}

/** A tier's own price on a day; undefined if the general price applies. */
export function ownPriceOn(
  dated: DatedPrices,
  name: PriceName & { tier: string },
  day: string,
): DatedPrice | undefined {
  const own = datedPriceOn(dated.get(formatPriceName(name)), day);
  return own?.value.isGeneral ? undefined : own;
}

/** The price in force on a day, in rials, for a tier or in general; null is "price on request". */
export function priceInForce(
  dated: DatedPrices,
  { of, price }: PricePart,
  tier: string | null,
  day: string,
): Rials | null {
  const own = tier === null ? undefined : ownPriceOn(dated, { of, tier }, day);
  const held = own ?? datedPriceOn(dated.get(of), day);
  return held ? held.value.price : price;
}

/** The tiers with their own dated prices, by the name of what is priced. */
export function tiersWithPrices(dated: DatedPrices): ReadonlyMap<string, readonly string[]> {
  const tiers = new Map<string, string[]>();
  for (const name of dated.keys()) {
    const { of, tier } = readPriceName(name);
    if (tier !== null) tiers.set(of, [...(tiers.get(of) ?? []), tier]);
  }
  for (const own of tiers.values()) own.sort();
  return tiers;
}
