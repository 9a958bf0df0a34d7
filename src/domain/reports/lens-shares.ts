import type { AccessoryOrder } from '../accessories/accessories.ts';
import { orderParts } from '../breakage/order-parts.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import type { StockOrder } from '../stock/stock.ts';

/** What was ordered, with the price of each line if it has lines. */
export interface OrderedLenses {
  content: RxOrder | StockOrder | AccessoryOrder;
  price: { lines?: readonly unknown[] };
}

/** A lens or product of an order: its key, pieces, and weight in the order's price. */
export interface LensShare {
  /** `rx pr-sepehr`, `stock hmc-156`, `accessories case`. */
  lens: string;
  pieces: number;
  weight: number;
}

/** The total of a line; 0 for "price on request" and for the parts of a prescription, which are not lines. */
function lineTotal(line: unknown): number {
  const total = typeof line === 'object' && line !== null && 'total' in line ? line.total : null;
  return typeof total === 'number' ? total : 0;
}

function linesOf({ content, price }: OrderedLenses): LensShare[] {
  if (content.kind === 'rx') {
    return [{ lens: `rx ${content.lens.design}`, pieces: orderParts(content).length, weight: 1 }];
  }
  const lenses =
    content.kind === 'stock'
      ? content.lines.map(({ lens, pieces }) => ({ lens, pieces }))
      : content.lines.map(({ product, pieces }) => ({ lens: product, pieces }));
  return lenses.map(({ lens, pieces }, index) => {
    return { lens: `${content.kind} ${lens}`, pieces, weight: lineTotal(price.lines?.[index]) };
  });
}

/** The lens of a part of an order, given as an eye or a line index. */
export const lensOfPart = (ordered: OrderedLenses, part: string | number): string | undefined =>
  linesOf(ordered).at(typeof part === 'number' ? part : 0)?.lens;

/** The distinct lenses of an order, in the order of their first lines. */
export function lensShares(ordered: OrderedLenses): LensShare[] {
  const shares = new Map<string, LensShare>();
  for (const { lens, pieces, weight } of linesOf(ordered)) {
    const known = shares.get(lens);
    shares.set(lens, {
      lens,
      pieces: (known?.pieces ?? 0) + pieces,
      weight: (known?.weight ?? 0) + weight,
    });
  }
  return [...shares.values()];
}

/**
 * Divides an amount among the lenses by weight, or by pieces if none has a weight. The results are whole rials that add
 * up to the amount.
 */
export function divided(amount: number, shares: readonly LensShare[]): number[] {
  const isWeighted = shares.some(({ weight }) => weight > 0);
  const weightOf = (share: LensShare) => (isWeighted ? share.weight : share.pieces);
  const all = shares.reduce((sum, share) => sum + weightOf(share), 0);
  let until = 0;
  let given = 0;
  return shares.map((share) => {
    until += weightOf(share);
    const own = Math.round(amount * (until / all)) - given;
    given += own;
    return own;
  });
}
