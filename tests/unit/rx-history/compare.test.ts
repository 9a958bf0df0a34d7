import { describe, expect, it } from 'vitest';
import type { EyePrescription } from '../../../src/domain/optics/eye-prescription.ts';
import { noPrism } from '../../../src/domain/optics/prism.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readEye } from '../../../src/domain/rx/draft/read-eye.ts';
import { compareEye } from '../../../src/domain/rx-history/compare.ts';

const plain = { axis: null, height: null, nearPd: null, centreHeight: null, prism: noPrism };
const earlier: EyePrescription = { ...plain, sphere: -200, cylinder: 0, add: 200, pd: 310 };

const typed = (texts: Record<string, string>) => readEye({ ...emptyRxDraft().right, ...texts });

describe('an eye compared with the typed one', () => {
  it.each([
    ['−1.00 D is not asked about', { sphere: '-3' }, null],
    ['more than 1.00 D is', { sphere: '-3.25' }, 125],
    ['a new cylinder counts', { sphere: '-2', cylinder: '-1.50', axis: '30' }, 150],
    ['an ADD counts too', { sphere: '-2', add: '3.25' }, 125],
  ])('%s', (_, texts, jump) => {
    expect(compareEye(earlier, typed(texts)).jump).toBe(jump);
  });

  it('is shown in minus form, regardless of the form typed', () => {
    const { later, differences } = compareEye(
      earlier,
      typed({ sphere: '-2.50', cylinder: '+0.50', axis: '90' }),
    );
    expect(later).toMatchObject({ sphere: -200, cylinder: -50, axis: 180 });
    expect(differences).toMatchObject({ sphere: 0, cylinder: -50, axis: null });
  });

  it.each([
    ['5', '175', -10],
    ['175', '5', 10],
    ['90', '180', 90],
  ])('turns its axis the shorter way from %s° to %s°', (from, to, by) => {
    const before = { ...earlier, cylinder: -100, axis: Number(from) };
    const { differences } = compareEye(
      before,
      typed({ sphere: '-2', cylinder: '-1', axis: to, pd: '30.5' }),
    );
    expect(differences).toMatchObject({ axis: by, add: null, pd: -5 });
  });

  it.each([
    ['nothing is typed', {}],
    ['the sphere has no sign', { sphere: '2.25' }],
    ['the axis is missing', { sphere: '-2', cylinder: '-1' }],
    ['the sphere is out of range', { sphere: '-40' }],
  ])('has no change while %s', (_, texts) => {
    const { later, change, jump } = compareEye(earlier, typed(texts));
    expect([later?.sphere, change, jump]).toEqual([null, null, null]);
  });

  it('has no change if one of the two was not ordered', () => {
    expect(compareEye(null, typed({ sphere: '-2' })).change).toBeNull();
    expect(compareEye(earlier, null).later).toBeNull();
  });
});
