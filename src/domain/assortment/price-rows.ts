import type { Assortment, Entry } from '../revisions/entry.ts';
import { pricesOf } from '../revisions/price-items.ts';
import type { Rials } from '../vocabulary/money.ts';

/** A price that holds from a day at the lab on; null is "price on request". */
export type PlannedPrice = { readonly day: string; readonly price: Rials | null };

/** Something that has a price. */
export type PriceRow = {
  /** What it is the price of, as `pricesOf` names it. */
  readonly of: string;
  /** The key of the item it is in. */
  readonly item: string;
  /** What holds today. */
  readonly now: Rials | null;
  /** What holds later, by day. */
  readonly planned: readonly PlannedPrice[];
};

type DatedPrice = Extract<Entry, { kind: 'price' }>;

/** Every price of the lab, in the order of the items. */
export function priceRows(entries: Assortment, today: string): PriceRow[] {
  const dated = [...entries.values()].filter(
    (entry): entry is DatedPrice => entry.kind === 'price',
  );
  const byName = Map.groupBy(
    dated.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    ({ of }) => of,
  );
  return [...entries].flatMap(([item, entry]) =>
    pricesOf(entry).map(({ of, price }) => {
      const days = byName.get(of) ?? [];
      const held = days.findLast(({ day }) => day <= today);
      const planned = days.filter(({ day }) => day > today);
      return {
        of,
        item,
        now: held ? held.value.price : price,
        planned: planned.map(({ day, value }) => ({ day, price: value.price })),
      };
    }),
  );
}

/** What holds for a row on a day. */
export function priceOn({ now, planned }: PriceRow, day: string): Rials | null {
  const held = planned.findLast((each) => each.day <= day);
  return held ? held.price : now;
}
