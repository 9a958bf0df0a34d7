import { sql } from 'kysely';
import { mostFavourites } from '../../../src/domain/accessories/favourites.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';

/** Ids of a user's favourite products. */
export async function readFavourites(
  database: Database,
  { account, user }: Person,
): Promise<string[]> {
  const query = database.queries
    .selectFrom('favouriteProducts')
    .select('productId')
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .orderBy('productId');
  const rows = await queryInScope(database, { account }, 'favourites', query.compile());
  return rows.map(({ productId }) => productId);
}

/** Adds or removes a favourite product; false if the user has the maximum number. */
export function setFavourite(
  database: Database,
  { account, user }: Person,
  { product, isFavourite }: { product: string; isFavourite: boolean },
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    if (!isFavourite) {
      await transaction
        .deleteFrom('favouriteProducts')
        .where((eb) => eb.and({ accountId: account, userId: user, productId: product }))
        .execute();
      return true;
    }
    const others = await transaction
      .selectFrom('favouriteProducts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .where('productId', '<>', product)
      .executeTakeFirstOrThrow();
    if (others.count >= mostFavourites) return false;
    await transaction
      .insertInto('favouriteProducts')
      .values({ accountId: account, userId: user, productId: product })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}
