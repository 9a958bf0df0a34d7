import { computed } from 'nanostores';
import {
  favouritesOf,
  type KeptFavourites,
  noFavourites,
} from '../../domain/accessories/favourites.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $signedIn } from '../shell/session.ts';

/** Favourites by user id: people can share a device. */
export const $keptFavourites = persistentJson<Readonly<Record<string, KeptFavourites>>>(
  storageKeys.favouriteAccessories,
  {},
  (kept) => {
    const all = kept as Record<string, KeptFavourites>;
    // Throws if the stored value has another shape.
    Object.values(all).forEach(favouritesOf);
    return all;
  },
);

/** Ids of the signed-in user's favourites; empty for a visitor. */
export const $favourites = computed([$keptFavourites, $signedIn], (kept, signedIn) =>
  favouritesOf(kept[signedIn?.user.id ?? ''] ?? noFavourites),
);
