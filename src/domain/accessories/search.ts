import { foundBy, searchWords } from '../typed/search-words.ts';
import type { AccessoryCatalogue, AccessoryProduct } from './accessories.ts';

type Searched = Pick<AccessoryCatalogue, 'products' | 'categories'>;
export type ProductSearch = typeof searchProducts;

/**
 * Products that match every search word: each must begin a word of the names, category, description or variants, in any
 * spelling and either language.
 */
export function searchProducts(
  { products, categories }: Searched,
  text: string,
): readonly AccessoryProduct[] {
  const asked = searchWords(text);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return products.filter((product) => {
    const names = [product.name, product.description, nameOf.get(product.category)];
    const all = [...names, ...product.variants.map(({ name }) => name)];
    const words = foundBy(all.flatMap((each) => (each ? [each.fa, each.en] : [])));
    return asked.every((word) => words.some((each) => each.startsWith(word)));
  });
}
