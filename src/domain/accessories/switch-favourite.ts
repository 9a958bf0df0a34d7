import { favouritesOf, type KeptFavourites } from './favourites.ts';

/** A product switched to the other. */
export function switchFavourite(kept: KeptFavourites, product: string): KeptFavourites {
  const isFavourite = !favouritesOf(kept).includes(product);
  return { ...kept, unsent: { ...kept.unsent, [product]: isFavourite } };
}

/** After the server took what was sent of a product, or refused it for good. What was switched since stays to be sent. */
export function settleFavourite(
  kept: KeptFavourites,
  { product, isFavourite }: { product: string; isFavourite: boolean },
  stored: readonly string[] = kept.stored,
): KeptFavourites {
  const { [product]: latest, ...others } = kept.unsent;
  return { stored, unsent: latest === isFavourite ? others : kept.unsent };
}
