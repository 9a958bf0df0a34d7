import { computed } from 'nanostores';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { createFilters } from '../lists/filters.ts';

/** The parts of the stockroom's screen. */
export const shelfParts = ['powers', 'accessories', 'low'] as const;
export type ShelfPart = (typeof shelfParts)[number];

const filters = createFilters(labRoutes.shelf.path, { part: 'powers' });

/** The open part. It is in the URL, so that a link can lead to the items that are low. */
export const $shelfPart = computed(
  filters.$filters,
  ({ part }): ShelfPart => shelfParts.find((each) => each === part) ?? 'powers',
);

/** Opens a part; going back leaves it. */
export function showShelfPart(part: ShelfPart): void {
  filters.choose({ part });
}
