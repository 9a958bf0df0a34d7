import type { Assortment } from '../revisions/entry.ts';
import {
  type DatedPrices,
  datedPrices,
  ownPriceOn,
  priceInForce,
  tiersWithPrices,
} from '../revisions/held-prices.ts';
import { type PricePart, pricesOf } from '../revisions/price-items.ts';
import { formatPriceName, readPriceName } from '../revisions/price-name.ts';
import type { Rials } from '../vocabulary/money.ts';

/**
 * A price in force from a given day at the lab; null is "price on request", whether the tier's own or the general one.
 */
export type PlannedPrice = {
  readonly day: string;
  readonly price: Rials | null;
  /** Whether the tier uses the general price from that day on. */
  readonly isGeneral: boolean;
};

/** A price and its planned changes. */
export type PriceRow = {
  /** What it is the price of, in the format of `formatPriceName`. */
  readonly of: string;
  /** Key of the item that contains it. */
  readonly item: string;
  /** For a tier's own price, the row of the general price. */
  readonly general: PriceRow | null;
  /** Whether the tier uses the general price today. */
  readonly isGeneral: boolean;
  /** Today's price. */
  readonly now: Rials | null;
  /** Later prices, by day. */
  readonly planned: readonly PlannedPrice[];
};

function plannedOf(dated: DatedPrices, of: string, today: string): PlannedPrice[] {
  const later = (dated.get(of) ?? []).filter(({ day }) => day > today);
  return later.map(({ day, value: { price, isGeneral = false } }) => ({ day, price, isGeneral }));
}

/** Rows for a general price and for the tiers' own prices from today on. */
function rowsOf(
  part: PricePart & { item: string },
  tiers: readonly string[],
  { dated, today }: { dated: DatedPrices; today: string },
): PriceRow[] {
  const { of, item } = part;
  const general: PriceRow = {
    of,
    item,
    general: null,
    isGeneral: false,
    now: priceInForce(dated, part, null, today),
    planned: plannedOf(dated, of, today),
  };
  const own = tiers.map((tier): PriceRow => {
    const name = formatPriceName({ of, tier });
    const isGeneral = ownPriceOn(dated, { of, tier }, today) === undefined;
    const now = priceInForce(dated, part, tier, today);
    return { of: name, item, general, isGeneral, now, planned: plannedOf(dated, name, today) };
  });
  return [general, ...own.filter(({ isGeneral, planned }) => !isGeneral || planned.length > 0)];
}

/** All of the lab's prices in item order, each general price followed by those of tiers. */
export function priceRows(entries: Assortment, today: string): PriceRow[] {
  const dated = datedPrices(entries);
  const tiers = tiersWithPrices(dated);
  return [...entries].flatMap(([item, entry]) =>
    pricesOf(entry).flatMap((part) =>
      rowsOf({ ...part, item }, tiers.get(part.of) ?? [], { dated, today }),
    ),
  );
}

/** A tier's own prices. */
export const rowsOfTier = (rows: readonly PriceRow[], tier: string): PriceRow[] =>
  rows.filter((row) => readPriceName(row.of).tier === tier);

/** The price of a row on a day from today on, and whether it is the general one. */
export function priceOfRowOn(row: PriceRow, day: string): Omit<PlannedPrice, 'day'> {
  const held = row.planned.findLast((each) => each.day <= day);
  const { isGeneral, price } = held ?? { isGeneral: row.isGeneral, price: row.now };
  return {
    isGeneral,
    price: isGeneral && row.general ? priceOfRowOn(row.general, day).price : price,
  };
}

/** The price of something by name on a day. A tier without a row uses the general price. */
export function priceOn(
  rows: ReadonlyMap<string, PriceRow>,
  name: string,
  day: string,
): Rials | null {
  const row = rows.get(name) ?? rows.get(readPriceName(name).of);
  return row ? priceOfRowOn(row, day).price : null;
}
