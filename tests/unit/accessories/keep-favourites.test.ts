import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favouritesPath } from '../../../src/api/favourites/paths.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;
/** The favourites the server was asked to switch, and for which user. */
let switched: (readonly [by: string | undefined, product: string])[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  switched = [];
  lab.acts.set(favouritesPath, (_, body) => {
    const { product } = body as { product: string };
    switched.push([lab.session?.user.username, product]);
    return Response.json({ products: [product] });
  });
  freshDevice(lab);
  vi.stubGlobal('localStorage', {});
});

afterEach(() => {
  vi.useRealTimers();
});

async function openShelf() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { $keptFavourites } = await import('../../../src/stores/accessories/favourites.ts');
  const { switchOwnFavourite } = await import('../../../src/stores/accessories/keep-favourites.ts');
  const signIn = (person: SignedIn) => {
    lab.session = person;
    $signedIn.set(person);
  };
  const keptOf = ({ user }: SignedIn) => $keptFavourites.get()[user.id];
  return { signIn, keptOf, switchOwnFavourite };
}

test('favourites are sent one after the other', async () => {
  const shelf = await openShelf();
  shelf.switchOwnFavourite('case');
  shelf.switchOwnFavourite('cloth');
  await vi.waitFor(() => expect(shelf.keptOf(shop)?.unsent).toEqual({}));
  expect(switched).toEqual([
    ['shop', 'case'],
    ['shop', 'cloth'],
  ]);
});

test('one user’s change is not sent under the next user’s name, and waits for its user', async () => {
  const shelf = await openShelf();
  shelf.switchOwnFavourite('case');
  shelf.switchOwnFavourite('cloth');
  shelf.signIn(shop2);
  shelf.switchOwnFavourite('pad');
  await vi.waitFor(() => expect(shelf.keptOf(shop2)).toEqual({ stored: ['pad'], unsent: {} }));
  expect(switched).toEqual([['shop2', 'pad']]);
  expect(shelf.keptOf(shop)?.unsent).toEqual({ case: true, cloth: true });
});

test('a favourite that the server cannot take yet is sent again after growing pauses', async () => {
  vi.useFakeTimers();
  const answerAll = lab.acts.get(favouritesPath);
  let tries = 0;
  lab.acts.set(favouritesPath, (key, body) => {
    tries += 1;
    return tries > 2 && answerAll ? answerAll(key, body) : refused(503, 'unavailable');
  });
  const shelf = await openShelf();
  shelf.switchOwnFavourite('case');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(shelf.keptOf(shop)).toEqual({ stored: ['case'], unsent: {} });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toBe(3);
});
