import { describe, expect, it } from 'vitest';
import { itemDifferences } from '../../../src/domain/assortment/differences.ts';
import { differenceName, valueWords } from '../../../src/i18n/assortment/values.ts';

const name = { fa: 'هارد', en: 'Hard' };
const band = {
  sphereMin: -600,
  sphereMax: 400,
  cylinderMin: -200,
  combinedMin: -800,
  price: 5_000,
};
const design = {
  kind: 'singleVision',
  name,
  minimumHeight: null,
  corridors: [],
  individualValues: [],
  workingDays: 1,
  position: 0,
  variants: [{ index: 156, colour: 'clear', coatings: ['hc'], bands: [band] }],
};
const noName = () => undefined;

const told = (before: unknown, after: unknown) =>
  itemDifferences('design', before, after).map((difference) => [
    differenceName(difference)[1],
    valueWords(difference.field, difference.before, noName)[1],
    valueWords(difference.field, difference.after, noName)[1],
  ]);

describe('the differences between two values of an item', () => {
  it('are empty if the values are equal', () => {
    expect(told(design, structuredClone(design))).toEqual([]);
  });

  it('is named by the fields that lead to it, in words', () => {
    const after = structuredClone(design);
    after.variants = [
      { index: 156, colour: 'clear', coatings: ['hc'], bands: [{ ...band, price: 6_000 }] },
    ];
    const words = told(design, { ...after, kind: 'bifocal' });
    expect(words.map(([field]) => field)).toEqual([
      'Kind',
      'Variant \u20661\u2069 › Range \u20661\u2069 › Price (toman)',
    ]);
    expect(words[0]?.slice(1)).toEqual(['Single vision', 'Bifocal']);
    expect(words[1]?.[2]).toContain('600');
  });

  it('include every field of a new item', () => {
    const fields = told(null, design).map(([field]) => field);
    expect(fields).toContain('Name in English');
    expect(fields.some((field) => field?.includes('SPH from'))).toBe(true);
  });
});
