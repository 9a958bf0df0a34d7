import * as z from 'zod/mini';
import { catalogueId, lensPart } from '../catalogue/lens.ts';
import { type StockCell, stockLine } from '../stock/stock.ts';

/** Kinds of items that an id of the lab names. */
const namedKinds = ['coating', 'service', 'design', 'stockLens', 'category', 'accessory'] as const;
type NamedKind = (typeof namedKinds)[number];

/** What the lab edits is a set of items; each has a key that never changes, and a value. */
export type Item =
  | { kind: 'calendar' }
  | { [Kind in NamedKind]: { kind: Kind; id: string } }[NamedKind]
  | { kind: 'conflict'; one: string; other: string }
  | ({ kind: 'stockCell' } & StockCell)
  /** `of` is what it is the price of, as `priceItemsOf` names it; `day` is a day at the lab, `2026-12-22`. */
  | { kind: 'price'; day: string; of: string };
export type ItemKind = Item['kind'];

/** Longest key, in UTF-16 code units. */
export const longestKey = 300;

const cell = z.omit(stockLine, { pieces: true });
const day = z.iso.date();

/** The key of an item: its kind and its names, `stockCell hmc-156 650 -200 -50`. */
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

/** The item of a key; undefined for what is no key. Each item has one key alone. */
export function parseItem(key: string): Item | undefined {
  if (key.length > longestKey) return undefined;
  const [kind = '', ...names] = key.split(' ');
  const item = readItem(kind, names);
  return item && formatItem(item) === key ? item : undefined;
}

function readItem(kind: string, names: readonly string[]): Item | undefined {
  const [first = '', second = ''] = names;
  const named = namedKinds.find((each) => each === kind);
  if (named) return catalogueId.safeParse(first).success ? { kind: named, id: first } : undefined;
  if (kind === 'calendar') return { kind };
  if (kind === 'conflict') {
    const areParts = [first, second].every((part) => lensPart.safeParse(part).success);
    return areParts ? { kind, one: first, other: second } : undefined;
  }
  if (kind === 'stockCell') return readCell(names);
  const of = names.slice(1).join(' ');
  const isPrice = kind === 'price' && day.safeParse(first).success && /^[!-~]+( [!-~]+)+$/.test(of);
  return isPrice ? { kind, day: first, of } : undefined;
}

function readCell([lens, ...numbers]: readonly string[]): Item | undefined {
  const [diameter, sphere, cylinder] = numbers.map(Number);
  const { data } = cell.safeParse({ lens, diameter, sphere, cylinder });
  return data && { kind: 'stockCell', ...data };
}
