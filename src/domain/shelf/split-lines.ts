import { sumPrices } from '../vocabulary/prices.ts';
import type { ShelfPrice } from './shelf-price.ts';

/** Pieces of one line of an order, by its place. */
export type LineShare = { readonly line: number; readonly pieces: number };

type Asked = {
  /** Pieces on hand for the line at a place. */
  onHand: (line: number) => number;
  /** Whether what is missing of it may wait. */
  mayWait: (line: number) => boolean;
};

/** Splits an order's lines into what is on the shelf and what waits for it. Lines that may not wait are all there. */
export function splitLines(
  lines: readonly { readonly pieces: number }[],
  { onHand, mayWait }: Asked,
): { there: LineShare[]; waiting: LineShare[] } {
  const there: LineShare[] = [];
  const waiting: LineShare[] = [];
  for (const [line, { pieces }] of lines.entries()) {
    const now = mayWait(line) ? Math.min(onHand(line), pieces) : pieces;
    if (now > 0) there.push({ line, pieces: now });
    if (now < pieces) waiting.push({ line, pieces: pieces - now });
  }
  return { there, waiting };
}

/** The two parts of an order. */
type Parts<Part> = { readonly there: Part; readonly waiting: Part };

function priceOfShares({ lines: whole }: ShelfPrice, shares: readonly LineShare[]): ShelfPrice {
  const lines = shares.map(({ line, pieces }) => {
    const each = whole[line]?.each ?? null;
    return { each, total: each === null ? null : each * pieces };
  });
  return { lines, total: sumPrices(lines.map(({ total }) => total)) };
}

/**
 * What the two parts of an order cost: each piece as in the whole order, whose quantity breaks count all of them. The
 * totals sum up to that of the whole; what it is less than its lines is shared by their amounts.
 */
export function priceOfParts(
  price: ShelfPrice,
  { there, waiting }: Parts<readonly LineShare[]>,
): Parts<ShelfPrice> {
  const parts = { there: priceOfShares(price, there), waiting: priceOfShares(price, waiting) };
  const sum = sumPrices([parts.there.total, parts.waiting.total]);
  if (price.total === null || !sum || parts.there.total === null) return parts;
  const total = Math.round(parts.there.total * (price.total / sum));
  return {
    there: { ...parts.there, total },
    waiting: { ...parts.waiting, total: price.total - total },
  };
}
