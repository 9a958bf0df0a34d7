import * as z from 'zod/mini';
import { catalogueId, lensPart } from '../catalogue/lens.ts';
import { stockLine } from '../stock/stock.ts';
import { formatItem, type Item, longestKey, namedKinds } from './item-key.ts';

const cell = z.omit(stockLine, { pieces: true });
const day = z.iso.date();

/** Parses a key; undefined if invalid. Each item has only one key. */
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
