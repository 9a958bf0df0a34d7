import { expect, it } from 'vitest';
import { splitBinocularPd } from '../../../src/domain/optics/binocular-pd.ts';

it.each([
  [620, 310, 310],
  [630, 315, 315],
  [635, 315, 320],
  [625, 310, 315],
  [450, 225, 225],
  [900, 450, 450],
])('splits a PD of %i into %i and %i', (binocular, right, left) => {
  expect(splitBinocularPd(binocular)).toEqual({ binocular, right, left });
});

it.each([0, 315, 445, 905, 632, 6200, -620])('leaves %i unchanged', (pd) => {
  expect(splitBinocularPd(pd)).toBeNull();
});

it('always adds up to the whole, and gives both eyes a monocular PD on its step', () => {
  for (let binocular = 450; binocular <= 900; binocular += 5) {
    const { right = 0, left = 0 } = splitBinocularPd(binocular) ?? {};
    expect(right + left).toBe(binocular);
    expect(left - right === 0 || left - right === 5).toBe(true);
    expect([right, left].every((pd) => pd % 5 === 0 && pd >= 200 && pd <= 450)).toBe(true);
  }
});
