import type { ShelfCount } from '../shelf/shelf-count.ts';
import type {
  AccessoryCatalogue,
  AccessoryLine,
  AccessoryProduct,
  AccessoryVariant,
} from './accessories.ts';

type Products = { readonly products: readonly AccessoryProduct[] };
type Item = Pick<AccessoryLine, 'product' | 'variant'>;

/** Key of a variant, the same for every line of that variant. */
export function accessoryKey({ product, variant }: Item): string {
  return `${product} ${variant}`;
}

export function findProduct({ products }: Products, id: string): AccessoryProduct | undefined {
  return products.find((product) => product.id === id);
}

export function findVariant(catalogue: Products, item: Item): AccessoryVariant | undefined {
  const product = findProduct(catalogue, item.product);
  return product?.variants.find(({ id }) => id === item.variant);
}

/** Pieces of a variant on hand; undefined if the lab does not stock it. */
export function accessoriesOnHand(catalogue: Products, item: Item): ShelfCount | undefined {
  return findVariant(catalogue, item)?.onHand;
}

/** Accessories as visitors see them, without counts and prices. */
export function withoutCounts<List extends Omit<AccessoryCatalogue, 'revision'>>(
  catalogue: List,
): List {
  return {
    ...catalogue,
    terms: undefined,
    audience: 'visitor',
    products: catalogue.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, onHand: 'hidden' as const })),
      bands: [],
    })),
  };
}
