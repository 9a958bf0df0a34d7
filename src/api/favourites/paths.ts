import type { PathOf } from '../exchange.ts';
import type { favouriteContract } from './contract.ts';

/** GET: the user's favourite accessories. PUT: marks or unmarks one. */
export const favouritesPath = '/api/favourites' as PathOf<typeof favouriteContract.favourites>;
