import { expect, test } from 'vitest';
import { pricedPowers } from '../../../src/domain/stockroom/priced-powers.ts';
import { stockBand } from '../revisions/assortment.ts';

const chart = { lens: 'hmc-156', diameter: 650 };
const band = { ...stockBand, sphereMin: -400, sphereMax: 0, cylinderMin: -200, cylinderMax: 0 };
const nothing = new Set<string>();

test.each([
  ['a range', [band], nothing, 153],
  ['ranges that overlap, each once', [band, { ...band, sphereMax: 25 }], nothing, 162],
  ['a range of this diameter', [{ ...band, diameter: 650 }], nothing, 153],
  ['no range of another diameter', [{ ...band, diameter: 700 }], nothing, 0],
  ['powers that are not kept', [band], new Set(['hmc-156 650 -400 -200']), 152],
  ['one power', [{ ...band, sphereMin: 0, cylinderMin: 0 }], nothing, 1],
  ['nothing without a price', [], nothing, 0],
])('the powers of %s', (_, bands, kept, count) => {
  const powers = pricedPowers(chart, bands, kept);
  expect(powers).toHaveLength(count);
  expect(powers.every(({ sphere, cylinder }) => sphere <= 25 && cylinder <= 0)).toBe(true);
});
