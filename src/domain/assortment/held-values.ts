import type { Assortment, Entry, SentChange } from '../revisions/entry.ts';
import { type DatedPrices, datedPrices, priceInForce } from '../revisions/held-prices.ts';
import { formatItem } from '../revisions/item-key.ts';
import { pricesOf } from '../revisions/price-items.ts';
import { repriced } from '../revisions/reprice.ts';
import { findLostZeros, withKnownZeros } from '../typed/lost-zeros.ts';
import type { Rials } from '../vocabulary/money.ts';

/** Context for showing or saving an item: the lab's whole assortment and today's date at the lab. */
export type Present = { readonly present: Assortment; readonly today: string };

const priceFinder = (dated: DatedPrices, today: string) => (of: string, price: Rials | null) =>
  priceInForce(dated, { of, price }, null, today);

/** An item's value with today's prices, including dated prices that replace the item's own. */
export function valueToday(entry: Entry, { present, today }: Present): Entry['value'] {
  return repriced(entry, priceFinder(datedPrices(present), today));
}

/**
 * The changes that turn an item into what a form or file says, taking its prices as today's. A price that already holds
 * today stays where it is stored. If a dated price is in force, changing back to the item's own price creates a new
 * dated price, because the item itself would not change.
 */
export function changesTo(entry: Entry, { present, today }: Present): SentChange[] {
  const item = formatItem(entry);
  const before = present.get(item);
  if (!before) return [{ item, value: entry.value }];
  const held = priceFinder(datedPrices(present), today);
  const own = new Map(pricesOf(before).map(({ of, price }) => [of, price]));
  const backToOwn: SentChange[] = [];
  const value = repriced(entry, (of, price) => {
    const known = own.get(of);
    if (known === undefined) return price;
    const now = held(of, known);
    if (price === now) return known;
    if (price === known) {
      backToOwn.push({ item: formatItem({ kind: 'price', day: today, of }), value: { price } });
    }
    return price;
  });
  return [{ item, value }, ...backToOwn];
}

type FiledItem = { readonly item: string; readonly value: unknown };

/** Key of the item meant by an id that lost its leading zeros in a spreadsheet. */
function knownKey(item: string, present: Assortment): string {
  const [kind = '', id = '', ...others] = item.split(' ');
  if (present.has(item) || others.length > 0) return item;
  const keys = [...present.keys()].filter((key) => key.startsWith(`${kind} `));
  const known = findLostZeros(
    id,
    keys.map((key) => key.slice(kind.length + 1)),
  );
  return known === undefined ? item : `${kind} ${known}`;
}

/**
 * An item from a file, with the leading zeros its ids have in the assortment restored, since spreadsheets remove them.
 */
export function knownItem({ item, value }: FiledItem, present: Assortment): FiledItem {
  const key = knownKey(item, present);
  const known = present.get(key);
  return { item: key, value: known ? withKnownZeros(value, known.value) : value };
}
