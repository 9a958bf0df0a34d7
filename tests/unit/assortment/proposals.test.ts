import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TypedParts } from '../../../src/domain/assortment/field.ts';
import { checkForm, formOf } from '../../../src/domain/assortment/judge-form.ts';
import { withProposals } from '../../../src/domain/assortment/proposals.ts';
import { readPlain } from '../../../src/domain/assortment/read-field.ts';
import { freeId, slugOf } from '../../../src/domain/assortment/slug.ts';
import { faultText } from '../../../src/i18n/assortment/faults.ts';
import { accessory, coating, small, stockBand } from '../revisions/assortment.ts';

const never = () => false;

describe('an id made of a name', () => {
  it.each([
    ['همکار', 'hmkar'],
    ['همكار', 'hmkar'],
    ['آفتابی ۱٫۵۶', 'aftabi-1-56'],
    ['ضد‌انعکاس', 'zd-anakas'],
    ['Blue Cut (HMC) 1.56', 'blue-cut-hmc-1-56'],
    ['Éclair', 'eclair'],
    ['★', 'item'],
    ['', 'item'],
  ])('%s is %s', (name, id) => expect(freeId(name, never)).toBe(id));

  it('is another one where it is taken', () => {
    const taken = new Set(['hmkar', 'hmkar-2']);
    expect(freeId('همکار', (id) => taken.has(id))).toBe('hmkar-3');
  });

  it('is an id, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(readPlain.code(freeId(name, never))).toHaveProperty('value');
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
      }),
    );
  });
});

const all = { present: small, today: '2026-11-22' };
const filledIn = (kind: Parameters<typeof formOf>[0], typed: object) =>
  checkForm(kind, { ...formOf(kind, null), position: '1', ...typed } as TypedParts, null, all);

describe('a form with prefilled fields', () => {
  it('takes a name in one language for both, and makes the id of it', () => {
    expect(filledIn('tier', { name: { fa: 'همکار', en: ' ' } })).toEqual({
      entry: {
        kind: 'tier',
        id: 'hmkar',
        value: { position: 1, name: { fa: 'همکار', en: 'همکار' } },
      },
    });
  });

  it('asks for a name that is in neither', () => {
    expect(filledIn('tier', {})).toHaveProperty('issues', {
      'name.fa': { path: 'name.fa', code: 'required' },
      'name.en': { path: 'name.en', code: 'required' },
    });
  });

  it('proposes another id if the first is taken, and keeps a typed one', () => {
    const name = { fa: '', en: 'HMC' };
    const price = { toman: '1', isOnRequest: false };
    expect(filledIn('coating', { name, price })).toHaveProperty('entry.id', 'hmc-2');
    expect(filledIn('coating', { name, price, id: 'mine' })).toHaveProperty('entry.id', 'mine');
    expect(filledIn('coating', { name, price, id: 'hmc' })).toHaveProperty('issues.id');
  });

  it('makes the code of a stock lens, its first quantity and the weakest cylinder', () => {
    const typed = formOf('stockLens', {
      position: 1,
      name: { fa: 'هیدروفوب ۱٫۶۰', en: '' },
      code: '',
      index: 160,
      tiers: { standard: [stockBand] },
    });
    const [tier] = typed.tiers as readonly TypedParts[];
    const [band] = (tier?.bands ?? []) as readonly TypedParts[];
    const breaks = [{ from: '', price: { toman: '1', isOnRequest: false } }];
    const tiers = [{ ...tier, bands: [{ ...band, cylinderMax: '', breaks }] }];
    expect(checkForm('stockLens', { ...typed, tiers, id: '' }, null, all)).toMatchObject({
      entry: {
        id: 'hidrvfvb-1-60',
        value: {
          code: 'HIDRVFVB160',
          tiers: { standard: [{ cylinderMax: 0, breaks: [{ from: 1, price: 10 }] }] },
        },
      },
    });
  });

  it('gives the variants of a product ids of their own, and a drawing', () => {
    const typed = formOf('accessory', accessory);
    const name = { fa: 'آبی', en: '' };
    const variants = [1, 2].map(() => ({ id: '', name, swatch: '' }));
    const form = { ...typed, id: '', drawing: '', description: { fa: '', en: '' }, variants };
    expect(checkForm('accessory', form, null, all)).toMatchObject({
      entry: { value: { drawing: 'case-hard', variants: [{ id: 'abi' }, { id: 'abi-2' }] } },
    });
  });

  it('leaves a whole form as it is', () => {
    const typed = formOf('coating', coating);
    expect(withProposals('coating', typed, small)).toEqual(typed);
  });
});

it('a power without a sign is asked which it is', () => {
  const band = { sphereMin: '4', sphereMax: '+6', cylinderMin: '-2', combinedMin: '-8' };
  const bands = [{ ...band, price: { toman: '1', isOnRequest: false } }];
  const variants = [{ index: '1.56', colour: 'clear', coatings: ['hmc'], bands }];
  const checked = filledIn('design', {
    name: { fa: 'روز', en: '' },
    kind: 'progressive',
    variants,
  });
  const issue = 'issues' in checked && checked.issues['variants.0.bands.0.sphereMin'];
  if (!issue) throw new Error('no issue');
  expect(faultText(issue, () => undefined)[1].replace(/[\u2066-\u2069]/g, '')).toBe(
    'Enter the sign: +4 or −4?',
  );
});
