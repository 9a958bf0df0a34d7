import { applyTerms } from '../prices/apply-terms.ts';
import { joinParts } from '../prices/join-parts.ts';
import type { PriceTerms } from '../prices/price-terms.ts';
import type { ShelfPrice } from './shelf-price.ts';

/** An ordered line: a stock lens or a product. */
export type OrderedLine = { lens: string; pieces: number } | { product: string; pieces: number };

/** Adds the parts to a price of stock goods: one for each lens or product at one price. */
export function withParts(
  price: ShelfPrice,
  lines: readonly OrderedLine[],
  terms: PriceTerms | undefined,
): ShelfPrice {
  const things = lines.map((line, index) => {
    const id = 'lens' in line ? line.lens : line.product;
    const each = price.lines[index]?.each ?? null;
    return { part: 'goods', id, each, pieces: line.pieces } as const;
  });
  const kind = lines.some((line) => 'lens' in line) ? 'stock' : 'accessories';
  return { ...price, parts: applyTerms(joinParts(things), terms, kind) };
}
