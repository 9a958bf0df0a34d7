import type { Context } from 'hono';
import { favouriteContract } from '../../src/api/favourites/contract.ts';
import { mostFavourites } from '../../src/domain/accessories/favourites.ts';
import { hasProduct } from '../db/accessories/pictures.ts';
import { readFavourites, setFavourite } from '../db/favourites/favourites.ts';
import type { AppEnv } from '../http/app-env.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { readBody } from '../http/read-body.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';

const personOf = ({ var: { signedIn } }: Context<AppEnv>) => ({
  account: signedIn.account.id,
  user: signedIn.user.id,
});

async function favouritesOf(c: Context<AppEnv>) {
  return { products: await readFavourites(c.var.services.database, personOf(c)) };
}

/** The accessories that a person has marked. */
export const favourites = resource()
  .get(
    '/',
    route(favouriteContract.favourites.GET, {
      summary: 'The accessories that the user has marked',
      access: 'signedIn',
      answers: { 200: 'Ids of products, including those that the lab has removed.' },
    }),
    async (c) => respond(c, await favouritesOf(c)),
  )
  .put(
    '/',
    route(favouriteContract.favourites.PUT, {
      summary: 'Mark or unmark an accessory for the user',
      access: 'signedIn',
      answers: { 200: 'The marked products.' },
      refusals: [422],
    }),
    async (c) => {
      const { database } = c.var.services;
      const asked = await readBody(c);
      if (asked.isFavourite && !(await hasProduct(database, asked.product))) {
        return refuse(c, 'invalid', [{ path: 'product', code: 'unknownItem' }]);
      }
      if (!(await setFavourite(database, personOf(c), asked))) {
        const params = { max: mostFavourites };
        return refuse(c, 'invalid', [{ path: 'product', code: 'outOfRange', params }]);
      }
      return respond(c, await favouritesOf(c));
    },
  );
