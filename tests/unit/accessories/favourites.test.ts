import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favouritesOf, type KeptFavourites } from '../../../src/domain/accessories/favourites.ts';
import {
  settleFavourite,
  switchFavourite,
} from '../../../src/domain/accessories/switch-favourite.ts';

const kept = (stored: string[], unsent: Record<string, boolean> = {}): KeptFavourites => {
  return { stored, unsent };
};

test.each([
  [kept([]), []],
  [kept(['case', 'cloth']), ['case', 'cloth']],
  [kept(['case'], { cloth: true }), ['case', 'cloth']],
  [kept(['case', 'cloth'], { case: false }), ['cloth']],
  [kept(['case'], { case: true, cloth: false }), ['case']],
])('%j are %j', (favourites, shown) => {
  expect(favouritesOf(favourites)).toEqual(shown);
});

test('a favourite switched again while it is being sent is sent again', () => {
  const first = switchFavourite(kept([]), 'case');
  const again = switchFavourite(first, 'case');
  const answered = settleFavourite(again, { product: 'case', isFavourite: true }, ['case']);
  expect(favouritesOf(answered)).toEqual([]);
  expect(answered.unsent).toEqual({ case: false });
});

test('a refused change is reset to the server’s state', () => {
  const refused = settleFavourite(switchFavourite(kept(['cloth']), 'case'), {
    product: 'case',
    isFavourite: true,
  });
  expect(refused).toEqual(kept(['cloth']));
});

test('once everything is sent, the server matches the device', () => {
  const ids = fc.constantFrom('case', 'cloth', 'pad');
  fc.assert(
    fc.property(fc.array(ids), (pressed) => {
      const switched = pressed.reduce(switchFavourite, kept(['cloth']));
      let server = ['cloth'];
      const sent = Object.entries(switched.unsent).reduce((now, [product, isFavourite]) => {
        server = server.filter((id) => id !== product).concat(isFavourite ? [product] : []);
        return settleFavourite(now, { product, isFavourite }, server);
      }, switched);
      expect(sent.unsent).toEqual({});
      expect(favouritesOf(sent).sort()).toEqual(favouritesOf(switched).sort());
    }),
  );
});
