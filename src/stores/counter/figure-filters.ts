import { atom, computed } from 'nanostores';
import { countedNames } from '../../domain/order/counted.ts';
import type { Bilingual } from '../../domain/vocabulary/bilingual.ts';
import { $accessories, refreshAccessories } from '../accessories/accessories-list.ts';
import { $choice, choose } from '../orders/list-choice.ts';
import { $catalogue, refreshCatalogue } from '../rx/catalogue.ts';
import { $stock, refreshStock } from '../stock/stock.ts';

/** Whether the filters by figures were asked for. */
const $asked = atom(false);

/** Whether they are shown: because they were asked for, or because the list has one. */
export const $figureFilters = computed(
  [$asked, $choice],
  (asked, { counted, lens }) => asked || counted !== '' || lens !== '',
);

/** Shows the filters by figures, or hides them: then they filter nothing. */
export function toggleFigureFilters(): void {
  const areShown = $figureFilters.get();
  $asked.set(!areShown);
  if (areShown) choose({ counted: '', lens: '' });
}

/** A lens or product by the key that figures name it by. */
export type LensOption = { key: string; name: Bilingual };

const optionsOf = (kind: string, sold: readonly { id: string; name: Bilingual }[] = []) =>
  sold.map(({ id, name }): LensOption => ({ key: `${kind} ${id}`, name }));

/** All that is sold now, as far as the device knows it. */
export const $lensOptions = computed(
  [$catalogue, $stock, $accessories],
  (lenses, stock, others) => [
    ...optionsOf('rx', lenses?.designs),
    ...optionsOf('stock', stock?.lenses),
    ...optionsOf('accessories', others?.products),
  ],
);

/** Leaves out what no figure counts, as of a damaged link, and brings what is sold up to date. */
export function followFigureFilters(): () => void {
  for (const refresh of [refreshCatalogue, refreshStock, refreshAccessories]) void refresh();
  return $choice.subscribe(({ counted }) => {
    if (counted !== '' && !countedNames.includes(counted)) choose({ counted: '' });
  });
}
