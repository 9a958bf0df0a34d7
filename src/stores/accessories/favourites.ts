import { computed } from 'nanostores';
import {
  favouritesOf,
  type KeptFavourites,
  noFavourites,
} from '../../domain/accessories/favourites.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $signedIn } from '../shell/session.ts';

/** By the id of their person, so that on a shared device each sees their own. */
export const $keptFavourites = persistentJson<Readonly<Record<string, KeptFavourites>>>(
  storageKeys.favouriteAccessories,
  {},
  (kept) => {
    const all = kept as Record<string, KeptFavourites>;
    // Throws for what is something else.
    Object.values(all).forEach(favouritesOf);
    return all;
  },
);

/** Ids of the favourites of who is signed in; a visitor has none. */
export const $favourites = computed([$keptFavourites, $signedIn], (kept, signedIn) =>
  favouritesOf(kept[signedIn?.user.id ?? ''] ?? noFavourites),
);
