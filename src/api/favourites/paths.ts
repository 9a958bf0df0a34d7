import type { PathOf } from '../exchange.ts';
import type { favouriteContract } from './contract.ts';

/** GET: the accessories that the person marked. PUT: mark one, or no longer. */
export const favouritesPath = '/api/favourites' as PathOf<typeof favouriteContract.favourites>;
