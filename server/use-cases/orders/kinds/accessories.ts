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
import type { ListedContent } from '../../../db/orders/read-orders.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import type { OrderKindRules, PlacingRequest, PlacingSources, Stored } from './order-kind.ts';
import { accessoriesTitle } from './order-title.ts';
import { placeFromShelf } from './place-from-shelf.ts';

/** Cases, pads and cloths, taken off the shelf. */
export const accessories: OrderKindRules<'accessories'> = { place, summary, details };

async function place(
  content: AccessoryOrder,
  asked: PlacingRequest,
  { database, catalogue }: PlacingSources,
): Promise<Stored> {
  return placeFromShelf(database, asked, content, async () => {
    const ordered = content.lines.map(({ product }) => product);
    const products = await readProducts(database, asked.tier, ordered);
    const price = withParts(
      priceAccessories(content.lines, { products, terms: catalogue.terms }),
      content.lines,
      catalogue.terms,
    );
    const lensNames = namesOf(content, products);
    const pieces = countPieces(content.lines);
    const kept = { kind: 'accessories', content, price, lensNames, pieces } as const;
    return { kept, issues: unknownItems(content, products) };
  });
}

function summary({ kind, lensNames, pieces }: ListedContent<'accessories'>) {
  return { kind, pieces, title: accessoriesTitle(lensNames) };
}

function details(order: OrderContent<'accessories'>) {
  const { content, price, lensNames: products } = order;
  return { ...summary(order), content, price, products };
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
