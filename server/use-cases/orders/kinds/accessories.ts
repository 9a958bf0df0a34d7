import type {
  AccessoryOrder,
  AccessoryProduct,
} from '../../../../src/domain/accessories/accessories.ts';
import { priceAccessories } from '../../../../src/domain/accessories/price.ts';
import { findVariant } from '../../../../src/domain/accessories/products.ts';
import type { PlacedAccessories } from '../../../../src/domain/order/order.ts';
import { withParts } from '../../../../src/domain/shelf/price-parts.ts';
import { countPieces } from '../../../../src/domain/shelf/shelf-lines.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { readProducts } from '../../../db/accessories/read-accessories.ts';
import type { ListedContent, VersionedContent } from '../../../db/orders/read-orders.ts';
import { correctionsOf, type Ordered } from './corrections-of.ts';
import type { OrderKindRules, PlacingSources } from './order-kind.ts';
import { accessoriesTitle } from './order-title.ts';
import { fromShelf } from './place-from-shelf.ts';

/** Cases, pads and cloths, taken from the shelf. */
export const accessories: OrderKindRules<'accessories'> = {
  ...fromShelf(price),
  summary,
  details,
};

async function price(
  content: AccessoryOrder,
  tier: string,
  { database, catalogue }: PlacingSources,
) {
  const { terms } = catalogue;
  const asked = content.lines.map(({ product }) => product);
  const products = await readProducts(database, tier, asked);
  const kept = {
    kind: 'accessories',
    content,
    price: withParts(priceAccessories(content.lines, { products, terms }), content.lines, terms),
    lensNames: namesOf(content, products),
    pieces: countPieces(content.lines),
  } as const;
  return { kept, issues: unknownItems(content, products) };
}

function summary({ kind, lensNames, pieces }: ListedContent<'accessories'>) {
  return { kind, pieces, title: accessoriesTitle(lensNames) };
}

function details(order: VersionedContent<'accessories'>) {
  return { ...summary(order), ...ordered(order), ...correctionsOf(order.corrections, ordered) };
}

function ordered({ content, price, lensNames: products }: Ordered<'accessories'>) {
  return { content, price, products };
}

function namesOf(
  { lines }: AccessoryOrder,
  products: readonly AccessoryProduct[],
): PlacedAccessories['products'] {
  const named = products.map(({ id, name, variants }) => {
    const own = lines.filter(({ product }) => product === id).map(({ variant }) => variant);
    const chosen = variants.filter((variant) => own.includes(variant.id));
    const names = chosen.map((variant) => [variant.id, variant.name]);
    return [id, { name, variants: Object.fromEntries(names) }];
  });
  return Object.fromEntries(named);
}

function unknownItems({ lines }: AccessoryOrder, products: readonly AccessoryProduct[]): Issue[] {
  return lines.flatMap((line, index): Issue[] => {
    if (findVariant({ products }, line)) return [];
    const field = products.some(({ id }) => id === line.product) ? 'variant' : 'product';
    return [{ path: `lines.${index}.${field}`, code: 'unknownItem' }];
  });
}
