import { computed } from 'nanostores';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { createFilters } from '../lists/filters.ts';

/** The parts of the stockroom's screen. */
export const shelfParts = ['powers', 'accessories', 'low'] as const;
export type ShelfPart = (typeof shelfParts)[number];

const filters = createFilters(labRoutes.shelf.path, { part: 'powers' });

/** The part that is open; the address holds it, so that a link leads to what is low. */
export const $shelfPart = computed(
  filters.$filters,
  ({ part }): ShelfPart => shelfParts.find((each) => each === part) ?? 'powers',
);

/** Opens a part; going back leaves it. */
export function showShelfPart(part: ShelfPart): void {
  filters.choose({ part });
}
