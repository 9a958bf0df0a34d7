import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatPriceName,
  hasGeneralPrice,
  readPriceName,
} from '../../../src/domain/revisions/price-name.ts';

const lens = 'lens sv 156 clear -600 400 -200 -1000';
const stock = 'stock hmc-156 standard * -600 600 -200 0 1';

test.each([
  ['coating hmc', 'coating hmc', null],
  ['coating hmc partner', 'coating hmc', 'partner'],
  ['service engraving b-2', 'service engraving', 'b-2'],
  [lens, lens, null],
  [`${lens} partner`, lens, 'partner'],
  [stock, stock, null],
  ['accessory case * standard 1', 'accessory case * standard 1', null],
  ['coating hmc Partner', 'coating hmc Partner', null],
  ['coating hmc partner more', 'coating hmc partner more', null],
  ['', '', null],
])('"%s" is a price of "%s" for tier %s', (name, of, tier) => {
  expect(readPriceName(name)).toEqual({ of, tier });
});

test('every name is read back', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
  const of = fc.oneof(
    fc.tuple(fc.constantFrom('coating', 'service'), id).map((words) => words.join(' ')),
    fc.constant(lens),
  );
  fc.assert(
    fc.property(of, fc.option(id), (of, tier) => {
      expect(readPriceName(formatPriceName({ of, tier }))).toEqual({ of, tier });
    }),
  );
});

test('only stock lenses and accessories have prices by tier', () => {
  expect([lens, 'coating hmc', stock].map(hasGeneralPrice)).toEqual([true, true, false]);
});
