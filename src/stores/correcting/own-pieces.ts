import { accessoriesWith, stockWith } from '../../domain/order/own-pieces.ts';

/** Adds pieces to a list of stock lenses or of accessories; any other list stays as it is. */
export const adding =
  (pieces: Readonly<Record<string, number>>) =>
  <List extends object>(list: List): List => {
    if ('lenses' in list) return stockWith(list, pieces);
    return 'products' in list ? accessoriesWith(list, pieces) : list;
  };
