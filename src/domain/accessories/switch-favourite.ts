import { favouritesOf, type KeptFavourites } from './favourites.ts';

/** Toggles whether a product is a favourite. */
export function switchFavourite(kept: KeptFavourites, product: string): KeptFavourites {
  const isFavourite = !favouritesOf(kept).includes(product);
  return { ...kept, unsent: { ...kept.unsent, [product]: isFavourite } };
}

/** Records that the server accepted the change of a product, or refused it for good. A later change stays unsent. */
export function settleFavourite(
  kept: KeptFavourites,
  { product, isFavourite }: { product: string; isFavourite: boolean },
  stored: readonly string[] = kept.stored,
): KeptFavourites {
  const { [product]: latest, ...others } = kept.unsent;
  return { stored, unsent: latest === isFavourite ? others : kept.unsent };
}
