import { accessoriesPath } from '../../api/accessories/paths.ts';
import type { AccessoryCatalogue } from '../../domain/accessories/accessories.ts';
import { withoutCounts } from '../../domain/accessories/products.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { createKeptList } from '../lists/kept-list.ts';

/** The lab's accessories. */
export const {
  $list: $accessories,
  $calendar: $accessoriesCalendar,
  $at: $accessoriesAt,
  $pricesKnown: $accessoryPricesKnown,
  $fetch: $accessoriesFetch,
  refresh: refreshAccessories,
  follow: followAccessories,
} = createKeptList<AccessoryCatalogue>({
  path: accessoriesPath,
  key: storageKeys.accessories,
  isList: (list) => Array.isArray(list?.products),
  forVisitor: withoutCounts,
});
