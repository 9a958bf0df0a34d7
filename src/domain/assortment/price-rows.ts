import type { Assortment } from '../revisions/entry.ts';
import {
  type DatedPrices,
  datedPrices,
  ownPriceOn,
  priceHeld,
  tiersWithPrices,
} from '../revisions/held-prices.ts';
import { type PricePart, pricesOf } from '../revisions/price-items.ts';
import { formatPriceName, readPriceName } from '../revisions/price-name.ts';
import type { Rials } from '../vocabulary/money.ts';

/** A price that holds from a day at the lab on; null is "price on request", also where the general one is to hold. */
export type PlannedPrice = {
  readonly day: string;
  readonly price: Rials | null;
  /** Whether a tier has the general price from that day on. */
  readonly isGeneral: boolean;
};

/** Something that has a price. */
export type PriceRow = {
  /** What it is the price of, as `formatPriceName` names it. */
  readonly of: string;
  /** The key of the item it is in. */
  readonly item: string;
  /** The row of the general price, where this is a tier's own. */
  readonly general: PriceRow | null;
  /** Whether the general price holds for the tier today. */
  readonly isGeneral: boolean;
  /** What holds today. */
  readonly now: Rials | null;
  /** What holds later, by day. */
  readonly planned: readonly PlannedPrice[];
};

function plannedOf(dated: DatedPrices, of: string, today: string): PlannedPrice[] {
  const later = (dated.get(of) ?? []).filter(({ day }) => day > today);
  return later.map(({ day, value: { price, isGeneral = false } }) => ({ day, price, isGeneral }));
}

/** The general price of something, and the tiers' own prices from today on. */
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
    now: priceHeld(dated, part, null, today),
    planned: plannedOf(dated, of, today),
  };
  const own = tiers.map((tier): PriceRow => {
    const name = formatPriceName({ of, tier });
    const isGeneral = ownPriceOn(dated, { of, tier }, today) === undefined;
    const now = priceHeld(dated, part, tier, today);
    return { of: name, item, general, isGeneral, now, planned: plannedOf(dated, name, today) };
  });
  return [general, ...own.filter(({ isGeneral, planned }) => !isGeneral || planned.length > 0)];
}

/** Every price of the lab, in the order of the items; after each general one those of tiers. */
export function priceRows(entries: Assortment, today: string): PriceRow[] {
  const dated = datedPrices(entries);
  const tiers = tiersWithPrices(dated);
  return [...entries].flatMap(([item, entry]) =>
    pricesOf(entry).flatMap((part) =>
      rowsOf({ ...part, item }, tiers.get(part.of) ?? [], { dated, today }),
    ),
  );
}

/** The prices that a tier has of its own beside general ones. */
export const rowsOfTier = (rows: readonly PriceRow[], tier: string): PriceRow[] =>
  rows.filter((row) => readPriceName(row.of).tier === tier);

/** What holds for a row on a day, today or later, and whether that is the general price. */
export function heldFor(row: PriceRow, day: string): Omit<PlannedPrice, 'day'> {
  const held = row.planned.findLast((each) => each.day <= day);
  const { isGeneral, price } = held ?? { isGeneral: row.isGeneral, price: row.now };
  return { isGeneral, price: isGeneral && row.general ? heldFor(row.general, day).price : price };
}

/** What is to be paid on a day for what has a name; a tier without a row has the general price. */
export function priceOn(
  rows: ReadonlyMap<string, PriceRow>,
  name: string,
  day: string,
): Rials | null {
  const row = rows.get(name) ?? rows.get(readPriceName(name).of);
  return row ? heldFor(row, day).price : null;
}
