import { atom, computed } from 'nanostores';
import type { AccessoryProduct } from '../../domain/accessories/accessories.ts';
import type { ProductSearch } from '../../domain/accessories/search.ts';
import type { Bilingual } from '../../domain/vocabulary/bilingual.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { $accessories } from './accessories-list.ts';
import { $favourites } from './favourites.ts';

/** The search text as typed. */
export const $searched = atom('');

/** The search code, fetched once someone is about to search. */
const $search = atom<ProductSearch | null>(null);

/** Fetches the search code. Until it is loaded, all products are shown. */
export function prepareSearch(): void {
  if ($search.get()) return;
  import('../../domain/accessories/search.ts').then(
    ({ searchProducts }) => $search.set(searchProducts),
    () => {},
  );
}

const [fa, en] = accessories.texts.favourites;

/** Listed before the lab's categories, none of which can have this id. */
export const favouritesCategory = { id: '_', name: { fa, en } };

type Shown = { id: string; name: Bilingual; products: readonly AccessoryProduct[] };

/** The categories that have products to show, with these; null until the list was fetched. */
export const $shown = computed(
  [$accessories, $searched, $search, $favourites],
  (list, text, search, favourites): Shown[] | null => {
    if (!list) return null;
    const found = search && text !== '' ? search(list, text) : list.products;
    const isMarked = ({ id }: AccessoryProduct) => text === '' && favourites.includes(id);
    return [
      { ...favouritesCategory, products: found.filter(isMarked) },
      ...list.categories.map((each) => ({
        ...each,
        products: found.filter(({ category }) => category === each.id),
      })),
    ].filter(({ products }) => products.length > 0);
  },
);

export function searchFor(text: string): void {
  if (text !== '') prepareSearch();
  $searched.set(text);
}
