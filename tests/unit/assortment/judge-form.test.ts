import { describe, expect, it } from 'vitest';
import type { TypedParts } from '../../../src/domain/assortment/field.ts';
import { checkForm, formOf, judgeForm } from '../../../src/domain/assortment/judge-form.ts';
import type { Assortment, Entry } from '../../../src/domain/revisions/entry.ts';
import { formatItem } from '../../../src/domain/revisions/item-key.ts';

const name = { fa: 'هارد', en: 'Hard' };
const coating = { name, price: 1_200_000, isHard: true, workingDays: 1, position: 0 };
const band = { sphereMin: -600, sphereMax: 400, cylinderMin: -200, combinedMin: -800, price: null };
const design = {
  kind: 'progressive',
  name,
  minimumHeight: 180,
  corridors: [110, 145],
  individualValues: ['wrap', 'inset'],
  workingDays: 3,
  position: 2,
  variants: [{ index: 156, colour: 'clear', coatings: ['hc'], bands: [band] }],
} as const;
const accessory = {
  category: 'case',
  name,
  description: name,
  drawing: 'case-hard',
  lowStock: 5,
  position: 0,
  variants: [{ id: 'black', name, swatch: '#111111' }],
  tiers: {
    standard: [{ variant: null, breaks: [{ from: 1, price: 900_000 }] }],
    gold: [{ variant: 'black', breaks: [{ from: 1, price: null }] }],
  },
};

const present: Assortment = new Map(
  [{ kind: 'coating', id: 'hc', value: coating } as Entry].map((entry) => [
    formatItem(entry),
    entry,
  ]),
);
const all = { present, today: '2026-11-22' };

const withPart = (typed: TypedParts, part: object) => ({ ...typed, ...part }) as TypedParts;

describe('a form of the assortment', () => {
  it.each([
    ['coating', coating],
    ['design', design],
    ['accessory', accessory],
  ] as const)('of a %s reads back the value it was written from', (kind, value) => {
    const judged = judgeForm(kind, formOf(kind, value), `${kind} x`);
    expect(judged).toEqual({ ok: true, item: `${kind} x`, value });
  });

  it.each([
    ['hc', ['hc']],
    [false, []],
    ['', []],
  ])('takes what a form with a single box has, %j', (coatings, expected) => {
    const typed = formOf('design', design);
    const [variant] = typed.variants as readonly TypedParts[];
    const form = withPart(typed, { variants: [{ ...variant, coatings }] });
    expect(judgeForm('design', form, 'design x')).toMatchObject({
      value: { variants: [{ coatings: expected }] },
    });
  });

  it('reads Persian digits, and toman as rials', () => {
    const typed = withPart(formOf('coating', coating), {
      price: { toman: '۱۳۵٬۰۰۰', isOnRequest: false },
      workingDays: '۲',
    });
    expect(judgeForm('coating', typed, 'coating hc')).toMatchObject({
      value: { price: 1_350_000, workingDays: 2 },
    });
  });

  it.each([
    ['an empty price', { toman: '', isOnRequest: false }, 'required'],
    ['a price of −1', { toman: '-1', isOnRequest: false }, 'amount'],
    ['a price in words', { toman: 'twenty', isOnRequest: false }, 'amount'],
  ])('refuses %s next to its field', (_, price, rule) => {
    const checked = checkForm(
      'coating',
      withPart(formOf('coating', coating), { price }),
      'coating hc',
      all,
    );
    const issue = 'issues' in checked ? checked.issues['price.toman'] : undefined;
    expect(issue?.params?.fault ?? issue?.code).toBe(rule);
  });

  it('accepts "on request" only if it was chosen', () => {
    const typed = withPart(formOf('coating', coating), {
      price: { toman: '12', isOnRequest: true },
    });
    expect(judgeForm('coating', typed, 'coating hc')).toMatchObject({ value: { price: null } });
  });

  it('derives a new item’s id from its name, and refuses one that is taken', () => {
    const typed = withPart(formOf('coating', null), { ...formOf('coating', coating), id: '' });
    expect(checkForm('coating', typed, null, all)).toMatchObject({
      entry: { kind: 'coating', id: 'hard' },
    });
    expect(checkForm('coating', withPart(typed, { id: 'HC 1' }), null, all)).toMatchObject({
      issues: { id: { params: { fault: 'code' } } },
    });
    expect(checkForm('coating', withPart(typed, { id: 'hc' }), null, all)).toMatchObject({
      issues: { id: { params: { fault: 'repeatedName' } } },
    });
    expect(checkForm('coating', withPart(typed, { id: 'hc-2' }), null, all)).toMatchObject({
      entry: { kind: 'coating', id: 'hc-2' },
    });
  });

  it('says of two ranges that overlap which row it is', () => {
    const bands = [band, { ...band, sphereMin: 200, sphereMax: 600, cylinderMin: -400 }];
    const value = { ...design, variants: [{ ...design.variants[0], bands }] };
    expect(checkForm('design', formOf('design', value), 'design x', all)).toMatchObject({
      issues: { 'variants.0.bands.1': { params: { fault: 'overlap', other: 1 } } },
    });
  });

  it('refuses a conflict of a choice with itself', () => {
    const reason = { fa: 'نمی‌شود', en: 'It cannot be' };
    const typed = withPart(formOf('conflict', null), {
      reason,
      position: '0',
      one: 'coating:hc',
      other: 'coating:hc',
    });
    expect(checkForm('conflict', typed, null, all)).toMatchObject({
      issues: { one: { params: { fault: 'conflictWithItself' } } },
    });
  });

  it('names the tier that is there twice, and the row of a price in a tier', () => {
    const typed = formOf('accessory', accessory);
    const [standard] = typed.tiers as readonly TypedParts[];
    const twice = withPart(typed, { tiers: [standard, standard] });
    expect(judgeForm('accessory', twice, 'accessory x')).toMatchObject({
      issues: [{ path: 'tiers.1.tier', params: { fault: 'repeatedName' } }],
    });
    const late = {
      ...accessory,
      tiers: { gold: [{ variant: null, breaks: [{ from: 5, price: 1 }] }] },
    };
    const checked = checkForm('accessory', formOf('accessory', late), 'accessory x', {
      ...all,
      present: new Map(present).set('category case', {
        kind: 'category',
        id: 'case',
        value: { name, position: 0 },
      }),
    });
    expect(checked).toMatchObject({
      issues: { 'tiers.0.bands.0.breaks.0.from': { params: { fault: 'firstBreak' } } },
    });
  });
});
