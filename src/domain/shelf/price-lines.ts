import type { Rials } from '../vocabulary/money.ts';
import { sumPrices } from '../vocabulary/prices.ts';
import type { QuantityBreaks, ShelfPrice } from './shelf-price.ts';

/** Price of one piece in rials if `pieces` are ordered together; null is "price on request". */
export function priceFrom(breaks: QuantityBreaks | undefined, pieces: number): Rials | null {
  return breaks?.findLast(({ from }) => from <= pieces)?.price ?? null;
}

/** How to price lines: the breaks for a line, and the group whose pieces count together. */
type Pricing<Line> = {
  /** Pieces of lines in the same group count together. */
  groupOf: (line: Line) => string;
  /** Undefined if there is no price. */
  breaksOf: (line: Line) => QuantityBreaks | undefined;
};

/** Prices lines in rials. Null is "price on request", and makes the total null. */
export function priceLines<Line extends { readonly pieces: number }>(
  lines: readonly Line[],
  { groupOf, breaksOf }: Pricing<Line>,
): ShelfPrice {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const group = groupOf(line);
    sums.set(group, (sums.get(group) ?? 0) + line.pieces);
  }
  const priced = lines.map((line) => {
    const each = priceFrom(breaksOf(line), sums.get(groupOf(line)) ?? line.pieces);
    return { each, total: each === null ? null : each * line.pieces };
  });
  return { lines: priced, total: sumPrices(priced.map(({ total }) => total)) };
}
