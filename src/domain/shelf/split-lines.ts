import type { Rials } from '../vocabulary/money.ts';
import { sumPrices } from '../vocabulary/prices.ts';
import { shareOf } from '../vocabulary/share-of.ts';
import { type OrderedLine, withParts } from './price-parts.ts';
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

/** What a part costs by itself, each piece as in the whole order. */
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

/** A part's price with its share of what is taken off the whole, in rials. */
function lessShare(part: ShelfPrice, share: Rials, whole: ShelfPrice): ShelfPrice {
  const { discount = null, taxRate = null } = whole.parts ?? {};
  const own = discount && share > 0 ? { ...discount, amount: share } : null;
  const parts = part.parts && { ...part.parts, discount: own, taxRate };
  return { ...part, total: part.total && part.total - share, parts };
}

/**
 * What the two parts of an order cost: each piece as in the whole order, whose quantity breaks count all of them. What is
 * taken off the whole is shared by what the parts come to, to the rial.
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
    there: lessShare(there, share, price),
    waiting: lessShare(waiting, off - share, price),
  };
}
