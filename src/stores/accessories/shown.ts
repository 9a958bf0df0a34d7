import { atom, computed } from 'nanostores';
import type { AccessoryProduct } from '../../domain/accessories/accessories.ts';
import type { AccessoryChoice, ProductSearch } from '../../domain/accessories/search.ts';
import { $accessories } from './accessories-list.ts';

export const everything: AccessoryChoice = { text: '', category: '' };

/** What was searched for, and in which category. */
export const $choice = atom<AccessoryChoice>(everything);

/** How words are looked for; fetched once someone is about to search. */
const $search = atom<ProductSearch | null>(null);

/** Fetches how words are looked for. Until it is there, all products stay in sight. */
export function prepareSearch(): void {
  if ($search.get()) return;
  import('../../domain/accessories/search.ts').then(
    ({ searchProducts }) => $search.set(searchProducts),
    () => {},
  );
}

/** The categories that have products to show, with these; null until the list was fetched. */
export const $shown = computed(
  [$accessories, $choice, $search],
  (list, { text, category }, search) => {
    if (!list) return null;
    const found = search && text !== '' ? search(list, text) : list.products;
    const isShown = (each: AccessoryProduct) => category === '' || each.category === category;
    return list.categories
      .map((each) => ({
        category: each,
        products: found.filter((product) => product.category === each.id && isShown(product)),
      }))
      .filter(({ products }) => products.length > 0);
  },
);

export function choose(part: Partial<AccessoryChoice>): void {
  const choice = { ...$choice.get(), ...part };
  if (choice.text !== '') prepareSearch();
  $choice.set(choice);
}
