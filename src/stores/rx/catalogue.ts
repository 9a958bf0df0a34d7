import { cataloguePath } from '../../api/catalogue/paths.ts';
import type { LensCatalogue } from '../../domain/catalogue/lens.ts';
import { withoutPrices } from '../../domain/catalogue/visitor-catalogue.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { createKeptList } from '../lists/kept-list.ts';

/** Prescription lenses on offer. */
export const {
  $list: $catalogue,
  $at: $catalogueAt,
  $pricesKnown,
  $fetch: $catalogueFetch,
  refresh: refreshCatalogue,
  follow: followCatalogue,
} = createKeptList<LensCatalogue>({
  path: cataloguePath,
  key: storageKeys.catalogue,
  isList: (list) => Array.isArray(list?.designs),
  forVisitor: withoutPrices,
});
