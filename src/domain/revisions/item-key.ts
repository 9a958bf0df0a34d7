import type { StockCell } from '../stock/stock.ts';

/** Kinds of items identified by an id. */
export const namedKinds = [
  'tier',
  'discount',
  'coating',
  'service',
  'design',
  'stockLens',
  'category',
  'accessory',
] as const;
type NamedKind = (typeof namedKinds)[number];

/** The assortment is a set of items; each has a key, which never changes, and a value. */
export type Item =
  | { kind: 'calendar' }
  | { [Kind in NamedKind]: { kind: Kind; id: string } }[NamedKind]
  | { kind: 'conflict'; one: string; other: string }
  | ({ kind: 'stockCell' } & StockCell)
  /** `of` names what is priced, as in `pricesOf` and `formatPriceName`; `day` is a day at the lab, `2026-12-22`. */
  | { kind: 'price'; day: string; of: string };
export type ItemKind = Item['kind'];

/** Maximum length of a key, in UTF-16 code units. */
export const longestKey = 300;

/** The key of an item: its kind and its names, as in `stockCell hmc-156 650 -200 -50`. */
export function formatItem(item: Item): string {
  switch (item.kind) {
    case 'calendar':
      return 'calendar';
    case 'conflict':
      return `conflict ${item.one} ${item.other}`;
    case 'stockCell':
      return `stockCell ${item.lens} ${item.diameter} ${item.sphere} ${item.cylinder}`;
    case 'price':
      return `price ${item.day} ${item.of}`;
    default:
      return `${item.kind} ${item.id}`;
  }
}
