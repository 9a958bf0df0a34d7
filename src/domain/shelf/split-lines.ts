import type { Rials } from '../vocabulary/money.ts';
import { sumPrices } from '../vocabulary/prices.ts';
import { shareOf } from '../vocabulary/share-of.ts';
import { type OrderedLine, withParts } from './price-parts.ts';
import type { ShelfPrice } from './shelf-price.ts';

/** Pieces of one line of an order, by line index. */
export type LineShare = { readonly line: number; readonly pieces: number };

type Asked = {
  /** Pieces on hand for the line at an index. */
  onHand: (line: number) => number;
  /** Whether the line's missing pieces may wait. */
  mayWait: (line: number) => boolean;
};

/** Splits an order's lines into pieces in stock and pieces that wait. Lines that may not wait stay whole. */
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

/** The two parts of a split order. */
type Parts<Part> = { readonly there: Part; readonly waiting: Part };

/** The price of a part by itself, with each piece priced as in the whole order. */
function priceOfShares(
  { lines: priced }: ShelfPrice,
  ordered: readonly OrderedLine[],
  shares: readonly LineShare[],
): ShelfPrice {
  const own = shares.flatMap(({ line, pieces }) => {
    const of = ordered[line];
    const each = priced[line]?.each ?? null;
    const price = { each, total: each === null ? null : each * pieces };
    return of ? [{ line: { ...of, pieces }, price }] : [];
  });
  const lines = own.map(({ price }) => price);
  const price = { lines, total: sumPrices(lines.map(({ total }) => total)) };
  return withParts(
    price,
    own.map(({ line }) => line),
    undefined,
  );
}

const sumOfPriced = ({ lines }: ShelfPrice) =>
  lines.reduce((sum, { total }) => sum + (total ?? 0), 0);

/** A part's price less its share of the whole order's discount, in rials. */
function withDiscountShare(part: ShelfPrice, share: Rials, whole: ShelfPrice): ShelfPrice {
  const { discount = null, taxRate = null } = whole.parts ?? {};
  const own = discount && share > 0 ? { ...discount, amount: share } : null;
  const parts = part.parts && { ...part.parts, discount: own, taxRate };
  return { ...part, total: part.total && part.total - share, parts };
}

/**
 * The prices of the two parts of an order. Each piece costs as much as in the whole order, whose quantity breaks count
 * all pieces. The discount is shared in proportion to the parts' prices, to the rial.
 */
export function priceOfParts(
  price: ShelfPrice,
  ordered: readonly OrderedLine[],
  shares: Parts<readonly LineShare[]>,
): Parts<ShelfPrice> {
  const there = priceOfShares(price, ordered, shares.there);
  const waiting = priceOfShares(price, ordered, shares.waiting);
  const off = price.parts?.discount?.amount ?? 0;
  const own = sumOfPriced(there);
  const sum = own + sumOfPriced(waiting);
  const share = sum === 0 ? 0 : shareOf(off, own, sum);
  return {
    there: withDiscountShare(there, share, price),
    waiting: withDiscountShare(waiting, off - share, price),
  };
}
