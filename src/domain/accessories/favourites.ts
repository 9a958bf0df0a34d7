/** Most favourites one person can have. */
export const mostFavourites = 200;

/** One person's favourites as a device knows them, by product id. */
export type KeptFavourites = {
  /** The server's last answer. */
  readonly stored: readonly string[];
  /** Changes made here that the server has not acknowledged yet. */
  readonly unsent: Readonly<Record<string, boolean>>;
};

export const noFavourites: KeptFavourites = { stored: [], unsent: {} };

/** The favourites, including changes made here that are not yet sent. */
export function favouritesOf({ stored, unsent }: KeptFavourites): string[] {
  const ids = new Set(stored);
  for (const [id, isFavourite] of Object.entries(unsent)) {
    if (isFavourite) ids.add(id);
    else ids.delete(id);
  }
  return [...ids];
}
