import { expect, test } from 'vitest';
import { inScope } from '../../../server/db/pool/scope.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { favouriteContract } from '../../../src/api/favourites/contract.ts';
import { favouritesPath } from '../../../src/api/favourites/paths.ts';
import { mostFavourites } from '../../../src/domain/accessories/favourites.ts';
import { signInColleague } from '../support/colleague.ts';
import { freshApp } from '../support/fresh-app.ts';

const app = await freshApp();
const { request, signIn, database } = app;
const [shop = '', shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const demo = (name: string) => demoAccounts.find(({ username }) => username === name);

const put = (cookie: string | undefined, body: unknown) =>
  request(favouritesPath, { method: 'PUT', cookie, body });
const mark = (cookie: string | undefined, product: string, isFavourite = true) =>
  put(cookie, { product, isFavourite });

async function markedBy(cookie: string | undefined): Promise<readonly string[]> {
  const answer = await request(favouritesPath, { cookie });
  return favouriteContract.favourites.GET.answer.parse(await answer.json()).products;
}

test('marking and unmarking are idempotent, and each person has their own favourites', async () => {
  expect(await markedBy(shop)).toEqual([]);
  await mark(shop, 'cloth-suede');
  await mark(shop, 'case-clam');
  expect(await (await mark(shop, 'cloth-suede')).json()).toEqual({
    products: ['case-clam', 'cloth-suede'],
  });
  await mark(shop2, 'case-zip');
  await mark(shop, 'case-clam', false);
  expect(await (await mark(shop, 'case-clam', false)).json()).toEqual({
    products: ['cloth-suede'],
  });
  expect([await markedBy(shop), await markedBy(shop2), await markedBy(lab)]).toEqual([
    ['cloth-suede'],
    ['case-zip'],
    [],
  ]);
  expect(await markedBy(await signInColleague(app, shop))).toEqual([]);
});

test('neither other accounts nor the lab can see a row', async () => {
  await mark(shop, 'cloth-suede');
  const seen = (scope: Parameters<typeof inScope>[1]) =>
    inScope(database, scope, (transaction) =>
      transaction.selectFrom('favouriteProducts').select('productId').execute(),
    );
  expect(await seen({ account: demo('shop')?.accountId ?? '' })).toHaveLength(1);
  expect(await seen({ account: demo('customer')?.accountId ?? '' })).toEqual([]);
  expect(await seen('lab')).toEqual([]);
});

test.each([
  [{ product: 'no-such', isFavourite: true }, 'product'],
  [{ product: 'No such', isFavourite: true }, 'product'],
  [{ product: 'cloth-suede', isFavourite: 'yes' }, 'isFavourite'],
])('%j is refused, and nothing is stored', async (body, path) => {
  const before = await markedBy(shop);
  const answer = await put(shop, body);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues[0].path).toBe(path);
  expect(await markedBy(shop)).toEqual(before);
});

test('a discontinued product can be unmarked, and the number of favourites is limited', async () => {
  const { accountId, userId } = demo('customer') ?? { accountId: '', userId: '' };
  const customer = await signIn('customer');
  await inScope(database, { account: accountId }, (transaction) =>
    transaction
      .insertInto('favouriteProducts')
      .values(
        Array.from({ length: mostFavourites }, (_, number) => {
          return { accountId, userId, productId: `gone-${number}` };
        }),
      )
      .execute(),
  );
  expect((await mark(customer, 'cloth-suede')).status).toBe(422);
  expect((await mark(customer, 'gone-7', false)).status).toBe(200);
  expect((await mark(customer, 'cloth-suede')).status).toBe(200);
  expect(await markedBy(customer)).toHaveLength(mostFavourites);
});
