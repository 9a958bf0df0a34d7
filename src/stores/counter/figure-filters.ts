import { atom, computed } from 'nanostores';
import { countedNames } from '../../domain/order/counted.ts';
import type { Bilingual } from '../../domain/vocabulary/bilingual.ts';
import { $accessories, refreshAccessories } from '../accessories/accessories-list.ts';
import { $choice, choose } from '../orders/list-choice.ts';
import { $catalogue, refreshCatalogue } from '../rx/catalogue.ts';
import { $stock, refreshStock } from '../stock/stock.ts';

/** Whether the user opened the filters by figures. */
const $asked = atom(false);

/** Whether they are shown: the user opened them, or the list uses one. */
export const $figureFilters = computed(
  [$asked, $choice],
  (asked, { counted, lens }) => asked || counted !== '' || lens !== '',
);

/** Shows the filters by figures, or hides and clears them. */
export function toggleFigureFilters(): void {
  const areShown = $figureFilters.get();
  $asked.set(!areShown);
  if (areShown) choose({ counted: '', lens: '' });
}

/** A lens or product by the key that figures name it by. */
export type LensOption = { key: string; name: Bilingual };

const optionsOf = (kind: string, sold: readonly { id: string; name: Bilingual }[] = []) =>
  sold.map(({ id, name }): LensOption => ({ key: `${kind} ${id}`, name }));

/** All products on sale, as far as the device knows. */
export const $lensOptions = computed(
  [$catalogue, $stock, $accessories],
  (lenses, stock, others) => [
    ...optionsOf('rx', lenses?.designs),
    ...optionsOf('stock', stock?.lenses),
    ...optionsOf('accessories', others?.products),
  ],
);

/** Removes invalid filters, such as from a damaged link, and updates the products on sale. */
export function followFigureFilters(): () => void {
  for (const refresh of [refreshCatalogue, refreshStock, refreshAccessories]) void refresh();
  return $choice.subscribe(({ counted }) => {
    if (counted !== '' && !countedNames.includes(counted)) choose({ counted: '' });
  });
}
