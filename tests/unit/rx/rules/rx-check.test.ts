import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LensCatalogue } from '../../../../src/domain/catalogue/lens.ts';
import type { EyePrescription } from '../../../../src/domain/optics/eye-prescription.ts';
import { checkRx } from '../../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../../src/domain/rx/rx-order.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';
import {
  distanceEye,
  progressiveEye,
  progressiveOrder,
  singleVisionOrder,
} from '../../../fixtures/rx.ts';

const singleVision = (right: Partial<EyePrescription>) =>
  checkRx(singleVisionOrder({ right: { ...distanceEye, ...right } }), catalogue);
const progressive = (right: Partial<EyePrescription>) =>
  checkRx(progressiveOrder({ right: { ...progressiveEye, ...right } }), catalogue);
const bifocal = (right: Partial<EyePrescription>) =>
  checkRx(
    progressiveOrder({
      right: { ...progressiveEye, ...right },
      left: null,
      lens: { design: 'flat-top', index: 150, colour: 'clear', coating: 'hc' },
    }),
    catalogue,
  );
const { lens } = singleVisionOrder();

describe('a valid order', () => {
  it('has no issues', () => {
    expect(checkRx(progressiveOrder(), catalogue)).toEqual([]);
    expect(checkRx(singleVisionOrder(), catalogue)).toEqual([]);
    expect(bifocal({})).toEqual([]);
  });

  it('may be for one eye', () => {
    expect(checkRx(progressiveOrder({ left: null }), catalogue)).toEqual([]);
    expect(checkRx(progressiveOrder({ right: null }), catalogue)).toEqual([]);
  });

  it('may be plano', () => {
    expect(singleVision({ sphere: 0, cylinder: 0, axis: null })).toEqual([]);
  });

  it('may be in plus form', () => {
    expect(singleVision({ sphere: -275, cylinder: 75, axis: 180 })).toEqual([]);
  });

  it('may omit the height and, for single vision, the PD', () => {
    expect(progressive({ height: null })).toEqual([]);
    expect(singleVision({ pd: 310, height: 200 })).toEqual([]);
  });
});

it('requires at least one eye', () => {
  expect(checkRx(progressiveOrder({ right: null, left: null }), catalogue)).toEqual([
    { path: 'right', code: 'eyeMissing' },
  ]);
});

describe('the axis', () => {
  it('is required with a cylinder', () => {
    const issues = [{ path: 'right.axis', code: 'axisMissing' }];
    expect(singleVision({ axis: null })).toEqual(issues);
    expect(singleVision({ sphere: -275, cylinder: 75, axis: null })).toEqual(issues);
  });

  it('is reported without a cylinder', () => {
    expect(singleVision({ cylinder: 0, axis: 90 })).toEqual([
      { path: 'right.axis', code: 'axisWithoutCylinder' },
    ]);
  });
});

describe('the addition', () => {
  it('is required on bifocal and progressive lenses', () => {
    const issues = [{ path: 'right.add', code: 'addMissing' }];
    expect(progressive({ add: null })).toEqual(issues);
    expect(bifocal({ add: null })).toEqual(issues);
  });

  it('is refused on a single-vision lens', () => {
    expect(singleVision({ add: 200 })).toEqual([{ path: 'right.add', code: 'addWithoutNear' }]);
  });
});

it('requires the PD on bifocal and progressive lenses', () => {
  const issues = [{ path: 'right.pd', code: 'pdMissing' }];
  expect(progressive({ pd: null })).toEqual(issues);
  expect(bifocal({ pd: null })).toEqual(issues);
});

describe('the height', () => {
  it('is at least the design’s minimum', () => {
    expect(progressive({ height: 155 })).toEqual([
      { path: 'right.height', code: 'heightBelowDesign', params: { min: 160 } },
    ]);
    expect(progressive({ height: 160 })).toEqual([]);
  });

  it('has only its own limits on a design without a minimum', () => {
    expect(bifocal({ height: 120 })).toEqual([]);
  });
});

describe('steps', () => {
  it.each([
    ['sphere', -212, 25],
    ['sphere', -230, 25],
    ['cylinder', -80, 25],
    ['add', 212, 25],
    ['pd', 313, 5],
    ['height', 181, 5],
  ])('refuse a %s of %i', (field, value, step) => {
    expect(progressive({ [field]: value })).toEqual([
      { path: `right.${field}`, code: 'offStep', params: { step } },
    ]);
  });
});

describe('bounds', () => {
  const wide: LensCatalogue = {
    ...catalogue,
    designs: catalogue.designs.map((design) => ({
      ...design,
      variants: design.variants.map((variant) => ({
        ...variant,
        bands: [
          { sphereMin: -9999, sphereMax: 9999, cylinderMin: -9999, combinedMin: -9999, price: 1 },
        ],
      })),
    })),
  };

  it.each([
    ['sphere', -2500, 1800, 25],
    ['cylinder', -800, 800, 25],
    ['axis', 1, 180, 1],
    ['add', 25, 450, 25],
    ['pd', 200, 450, 5],
  ])('keep %s between %i and %i inclusive', (field, min, max, step) => {
    const check = (value: number) =>
      checkRx(progressiveOrder({ right: { ...progressiveEye, [field]: value } }), wide);
    const issue = { path: `right.${field}`, code: 'outOfRange', params: { min, max } };
    expect(check(min)).toEqual([]);
    expect(check(max)).toEqual([]);
    expect(check(min - step)).toContainEqual(issue);
    expect(check(max + step)).toContainEqual(issue);
  });

  it('limit the height to 12 to 35 mm inclusive', () => {
    const issue = { path: 'right.height', code: 'outOfRange', params: { min: 120, max: 350 } };
    expect(bifocal({ height: 120 })).toEqual([]);
    expect(bifocal({ height: 350 })).toEqual([]);
    expect(bifocal({ height: 115 })).toEqual([issue]);
    expect(bifocal({ height: 355 })).toEqual([issue]);
  });

  it('match the order’s schema', () => {
    const accepts = (right: Partial<EyePrescription>) =>
      rxOrder.safeParse(progressiveOrder({ right: { ...progressiveEye, ...right } })).success;
    expect(accepts({ sphere: -2500 }) && accepts({ sphere: 1800 })).toBe(true);
    expect(accepts({ sphere: -2501 }) || accepts({ sphere: 1801 })).toBe(false);
    expect(accepts({ height: 119 }) || accepts({ pd: 451 }) || accepts({ add: 24 })).toBe(false);
  });

  it('apply to the minus form as well', () => {
    const right = { ...progressiveEye, sphere: 1800, cylinder: 25 };
    expect(checkRx(progressiveOrder({ right }), wide)).toEqual([
      { path: 'right.sphere', code: 'powerNotMade' },
    ]);
  });
});

describe('the catalogue', () => {
  it.each([
    ['lens.design', { design: 'none' }],
    ['lens.index', { index: 150 }],
    ['lens.colour', { colour: 'polarised' as const }],
    ['lens.colour', { index: 167, colour: 'photochromic' as const }],
    ['lens.coating', { coating: 'none' }],
    ['lens.coating', { coating: 'mirror' }],
  ])('is reported at %s for %j', (path, change) => {
    const order = singleVisionOrder({ lens: { ...lens, ...change } });
    expect(checkRx(order, catalogue)).toEqual([{ path, code: 'unknownLens' }]);
  });

  it('decides whether a power is made', () => {
    const issues = [{ path: 'right.sphere', code: 'powerNotMade' }];
    expect(singleVision({ sphere: 625 })).toEqual(issues);
    expect(singleVision({ sphere: 0, cylinder: -425 })).toEqual(issues);
    expect(singleVision({ sphere: -625, cylinder: -200 })).toEqual(issues);
  });

  it('may offer a power without a price', () => {
    expect(singleVision({ sphere: -1000 })).toEqual([]);
  });
});

it('reports all issues of both eyes together, in the order of the form', () => {
  const order = progressiveOrder({
    right: { ...distanceEye, sphere: -210, axis: null, height: 125 },
    left: { ...progressiveEye, sphere: 1000, cylinder: 0 },
    lens: { design: 'horizon', index: 156, colour: 'clear', coating: 'hc' },
  });
  expect(checkRx(order, catalogue).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'right.sphere offStep',
    'right.axis axisMissing',
    'right.add addMissing',
    'right.pd pdMissing',
    'right.height heightBelowDesign',
    'left.sphere powerNotMade',
    'left.axis axisWithoutCylinder',
    'lens.coating unknownLens',
  ]);
});

describe('the texts of an order', () => {
  it.each(['\0', 'a\0b', '\ud800', 'x\udc00'])(
    'cannot contain %j, which a database cannot store',
    (patient) => {
      expect(rxOrder.safeParse(progressiveOrder({ patient })).success).toBe(false);
    },
  );

  it('accept any well-formed text', () => {
    const remarks = fc.string({ unit: 'grapheme', maxLength: 100 });
    fc.assert(
      fc.property(remarks, (text) => {
        expect(
          rxOrder.safeParse(progressiveOrder({ remarks: text.replaceAll('\0', '') })).success,
        ).toBe(true);
      }),
    );
  });
});
