import { describe, expect, it } from 'vitest';
import { taxWithin } from '../../../src/domain/ledger/tax-within.ts';
import { priceBreakdown } from '../../../src/domain/order/price-breakdown.ts';
import { hasBreakdown } from '../../../src/domain/prices/has-breakdown.ts';
import type { PricePart, PriceParts } from '../../../src/domain/prices/price-parts.ts';
import { draftParts } from '../../../src/domain/rx/draft/draft-parts.ts';
import { priceDraft } from '../../../src/domain/rx/draft/draft-price.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { partWord } from '../../../src/i18n/prices/price-words.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { singleVisionDraft } from '../../fixtures/rx.ts';

const part = (name: PricePart['part'], each: number | null, pieces = 2): PricePart => {
  return { part: name, id: name, each, pieces, total: each === null ? null : each * pieces };
};

const price = (parts: PricePart[], more: Partial<PriceParts> = {}): PriceParts => {
  return { parts, discount: null, taxRate: null, ...more };
};

const lens = part('lens', 900_000);
const fitting = part('fullGlaze', null);

describe('the breakdown of a price', () => {
  it('sums the priced parts while one has no price', () => {
    const shown = priceBreakdown(price([lens, fitting]), null);
    expect(shown).toMatchObject({ known: 1_800_000, total: null, quoted: null, tax: null });
    expect(shown.parts.map(({ amount }) => amount)).toEqual([1_800_000, null]);
  });

  it('takes the rest of the lab’s quote as the price of the only unpriced part', () => {
    const shown = priceBreakdown(price([lens, fitting]), 2_000_000);
    expect(shown.parts.map(({ amount }) => amount)).toEqual([1_800_000, 200_000]);
    expect(shown).toMatchObject({ quoted: null, known: null, total: 2_000_000 });
  });

  it('has the quote for several unpriced parts on a separate line', () => {
    const shown = priceBreakdown(price([lens, fitting, part('tint', null)]), 2_000_000);
    expect(shown.parts.map(({ amount }) => amount)).toEqual([1_800_000, null, null]);
    expect(shown).toMatchObject({ quoted: 200_000, total: 2_000_000 });
  });

  it('subtracts the discount, and shows the tax included in the total', () => {
    const discount = { name: { fa: 'جشنواره', en: 'Campaign' }, amount: 180_000 };
    const shown = priceBreakdown(price([lens], { discount, taxRate: 1000 }), null);
    expect(shown.total).toBe(1_620_000);
    expect(shown.tax).toEqual({ rate: 1000, amount: 147_270 });
    expect(taxWithin(1_620_000, 1000)).toBe(147_273);
  });

  it.each([
    ['one part', price([lens]), false],
    ['two parts', price([lens, fitting]), true],
    ['a tax of 0', price([lens], { taxRate: 0 }), false],
    ['a tax', price([lens], { taxRate: 900 }), true],
  ])('of %s shows more than the total: %s', (_, of, expected) => {
    expect(hasBreakdown(of)).toBe(expected);
  });
});

describe('the breakdown of a draft', () => {
  it('has the parts of its preview, and no parts while a power is missing', () => {
    const known = readKnown(singleVisionDraft(), Date.now());
    const parts = draftParts(known, catalogue);
    expect(parts && priceBreakdown(parts, null).total).toBe(
      (priceDraft(known, catalogue).total as { amount: number }).amount,
    );
    const open = singleVisionDraft();
    open.left.sphere = '';
    expect(draftParts(readKnown(open, Date.now()), catalogue)).toBeNull();
  });
});

it('names a part by its kind, its name, its eye and its pieces', () => {
  const name = { fa: 'سپهر', en: 'Sepehr' };
  expect(partWord({ ...lens, eye: 'left', pieces: 1 }, name)).toEqual([
    'عدسی: سپهر (چپ)',
    'Lens: Sepehr (left)',
  ]);
  expect(partWord(fitting, undefined)[1]).toBe('Edging and fitting × \u20662\u2069');
  expect(partWord(part('goods', 1), name)[1]).toBe('Sepehr × \u20662\u2069');
});
