import { joinParts } from '../prices/join-parts.ts';
import type { ShelfPrice } from './shelf-price.ts';

/** What was ordered on a line. */
type Line = { id: string; pieces: number };

/** A price of pieces from the shelf with its parts: one for each lens or product at one price. */
export function withParts(price: ShelfPrice, lines: readonly Line[]): ShelfPrice {
  const things = lines.map(({ id, pieces }, index) => {
    return { part: 'goods', id, each: price.lines[index]?.each ?? null, pieces } as const;
  });
  return { ...price, parts: { parts: joinParts(things), discount: null, taxRate: null } };
}
