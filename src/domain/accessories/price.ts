import { withDiscount } from '../prices/best-discount.ts';
import type { PriceTerms } from '../prices/price-terms.ts';
import { priceLines } from '../shelf/price-lines.ts';
import type { QuantityBreaks, ShelfPrice } from '../shelf/shelf-price.ts';
import type { AccessoryBand, AccessoryLine } from './accessories.ts';

type PricedProducts = {
  readonly products: readonly PricedProduct[];
  readonly terms?: PriceTerms | undefined;
};
type PricedProduct = { readonly id: string; readonly bands: readonly AccessoryBand[] };

/**
 * Prices lines of accessories in rials. A quantity break counts all pieces of the same product in
 * the order, regardless of variant. Null is "price on request", and makes the total null.
 */
export function priceAccessories(
  lines: readonly AccessoryLine[],
  { products, terms }: PricedProducts,
): ShelfPrice {
  const byId = new Map(products.map(({ id, bands }) => [id, bands]));
  const { total, ...priced } = priceLines(lines, {
    groupOf: ({ product }) => product,
    breaksOf: ({ product, variant }) => breaksOfVariant(byId.get(product) ?? [], variant),
  });
  return { ...priced, total: withDiscount(total, terms, 'accessories') };
}

/** Prices of a variant; undefined if its product has none for it. */
export function breaksOfVariant(
  bands: readonly AccessoryBand[],
  id: string,
): QuantityBreaks | undefined {
  return bands.find(({ variant }) => variant === null || variant === id)?.breaks;
}
