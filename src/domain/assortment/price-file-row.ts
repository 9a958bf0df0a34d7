import type { ItemValues } from '../revisions/item-values.ts';
import { formatPriceName, hasGeneralPrice, readPriceName } from '../revisions/price-name.ts';
import { findTier, type Tier } from '../tiers/tier.ts';
import { findLostZeros } from '../typed/lost-zeros.ts';
import type { Rials } from '../vocabulary/money.ts';
import { type PriceRow, priceOfRowOn } from './price-rows.ts';

/** The price in a row of a file: rials, null for "on request", or `general` for the general price. */
export type FilePrice = Rials | null | 'general';

/** A row of a price file: what is priced (`of`), the tier (empty for the general price) and the first day. */
export type PriceFileRow = { of: string; tier: string; price: FilePrice; day: string };

export type PriceFileFault = {
  at: 'of' | 'tier';
  why: 'unknownPrice' | 'noTier' | 'unknownTier' | 'onlyTiers';
};

/** The change a row of a file makes; its value is null if that price is already in force on its day. */
export type PriceFileChange = { of: string; day: string; value: ItemValues['price'] };

/** Converts a price to a row of a file. A tier that uses the general price gets no row. */
export function priceFileRow({ of: name, now }: PriceRow, day: string): PriceFileRow {
  const { of, tier } = readPriceName(name);
  return { of, tier: tier ?? '', price: now, day };
}

/** What a row is read against: the existing prices by name, and the tiers. */
export type KnownPrices = { prices: ReadonlyMap<string, PriceRow>; tiers: readonly Tier[] };

/** Id of a row's tier, written as its id or name. A spreadsheet may have removed leading zeros. */
function knownTier(typed: string, tiers: readonly Tier[]): string | undefined {
  const ids = tiers.map(({ id }) => id);
  return findTier(tiers, typed)?.id ?? findLostZeros(typed, ids);
}

/** Reads a row of a file. */
export function readPriceRow(
  { of: written, tier: typed, price, day }: PriceFileRow,
  { prices: known, tiers }: KnownPrices,
): { change: PriceFileChange | null } | { fault: PriceFileFault } {
  const named = readPriceName(written);
  const tier = typed.trim() === '' ? named.tier : knownTier(typed, tiers);
  const general = known.get(named.of);
  if (!general) return { fault: { at: 'of', why: 'unknownPrice' } };
  if (tier !== null && !hasGeneralPrice(named.of)) return { fault: { at: 'tier', why: 'noTier' } };
  if (tier === undefined) return { fault: { at: 'tier', why: 'unknownTier' } };
  if (tier === null && price === 'general') return { fault: { at: 'tier', why: 'onlyTiers' } };
  const of = formatPriceName({ of: named.of, tier });
  const row = known.get(of);
  const held = row ? priceOfRowOn(row, day) : { ...priceOfRowOn(general, day), isGeneral: true };
  if (price === 'general') {
    return { change: held.isGeneral ? null : { of, day, value: { price: null, isGeneral: true } } };
  }
  return { change: held.price === price ? null : { of, day, value: { price } } };
}
