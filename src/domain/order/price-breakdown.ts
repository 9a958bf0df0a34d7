import { taxWithin } from '../ledger/tax-within.ts';
import { toWholeToman } from '../ledger/whole-toman-tax.ts';
import type { PriceDiscount, PricePart, PriceParts } from '../prices/price-parts.ts';
import { sumParts } from '../prices/sum-parts.ts';
import type { Rials } from '../vocabulary/money.ts';

/** A price for display, part by part. Amounts in rials. */
export type PriceBreakdown = {
  /** An amount of null is "price on request". */
  parts: readonly (PricePart & { amount: number | null })[];
  discount: PriceDiscount | null;
  /** The lab's quote for all unpriced parts, if there are several. */
  quoted: number | null;
  /** The sum of the priced parts while others have no price. */
  known: number | null;
  total: Rials | null;
  /** The tax included in the total, in whole toman as on statements. */
  tax: { rate: number; amount: number } | null;
};

/** Breaks a price down. `total` is the order's, which includes the lab's quote for unpriced parts. */
export function priceBreakdown(price: PriceParts, orderTotal: Rials | null): PriceBreakdown {
  const { known, unpriced, quoted, total } = sumParts(price, orderTotal);
  const isOne = unpriced.length === 1;
  const rate = price.taxRate ?? 0;
  const hasTax = rate > 0 && total !== null;
  return {
    parts: price.parts.map((part) => {
      const amount = part.total ?? (isOne ? quoted : null);
      return { ...part, amount };
    }),
    discount: price.discount,
    quoted: isOne ? null : quoted,
    known: total === null && unpriced.length < price.parts.length ? known : null,
    total,
    tax: hasTax ? { rate, amount: toWholeToman(taxWithin(total, rate)) } : null,
  };
}
