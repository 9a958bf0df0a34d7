/** The most favourites a person has. */
export const mostFavourites = 200;

/** Favourites of one person, as a device knows them: ids of products. */
export type KeptFavourites = {
  /** What the server answered last. */
  readonly stored: readonly string[];
  /** What was switched on or off here and is not acknowledged yet. */
  readonly unsent: Readonly<Record<string, boolean>>;
};

export const noFavourites: KeptFavourites = { stored: [], unsent: {} };

/** The favourites with what was switched here. */
export function favouritesOf({ stored, unsent }: KeptFavourites): string[] {
  const ids = new Set(stored);
  for (const [id, isFavourite] of Object.entries(unsent)) {
    if (isFavourite) ids.add(id);
    else ids.delete(id);
  }
  return [...ids];
}
