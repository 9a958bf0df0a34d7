import { describe, expect, it } from 'vitest';
import type { TracedFrame } from '../../../../src/domain/frame/trace-doubts.ts';
import { dismiss, stillHolds } from '../../../../src/domain/rx/warnings/dismissals.ts';
import type { SoundEye, SoundRx } from '../../../../src/domain/rx/warnings/sound-rx.ts';
import { rxWarnings } from '../../../../src/domain/rx/warnings/warnings.ts';
import { warningCodes } from '../../../../src/domain/vocabulary/warning-codes.ts';

const uncentred = { pd: null, nearPd: null, height: null, centreHeight: null };
const eye: SoundEye = {
  ...uncentred,
  sphere: -200,
  cylinder: -75,
  axis: 90,
  add: 200,
  pd: 315,
  height: 200,
  centreHeight: null,
};
const rx: SoundRx = {
  prescribed: { on: null, now: null },
  right: eye,
  left: eye,
  use: null,
  lens: { kind: 'progressive', design: 'horizon', index: 156, coating: 'hmc', isHardCoated: true },
  frame: { a: 520, b: 400, dbl: 180, ed: 560 },
  wishes: { diameter: null, baseCurve: null, centreThickness: null },
  job: 'uncut',
  isShaped: false,
};
const empty: SoundEye = { ...uncentred, sphere: null, cylinder: null, axis: null, add: null };
const eyes = (right: Partial<SoundEye>, left: Partial<SoundEye> = {}): SoundRx => ({
  ...rx,
  right: { ...eye, ...right },
  left: { ...eye, ...left },
});
const both = (base: 'in' | 'out', along: 'up' | 'down') => ({
  horizontal: { amount: 100, base },
  vertical: { amount: 100, base: along },
});
const found = (given: SoundRx) => rxWarnings(given).map(({ code, path }) => `${code} ${path}`);

describe('an ordinary order', () => {
  it('has no warnings', () => {
    expect(rxWarnings(rx)).toEqual([]);
  });

  it('has none while incomplete', () => {
    const none = { kind: null, design: null, index: null, coating: null, isHardCoated: false };
    expect(rxWarnings({ ...rx, right: empty, left: empty, lens: none, frame: null })).toEqual([]);
    expect(rxWarnings({ ...rx, right: null, left: null, lens: none, frame: null })).toEqual([]);
    expect(rxWarnings({ ...rx, frame: { a: 780, b: null, dbl: 260, ed: null } })).toEqual([]);
  });
});

describe('signs', () => {
  it.each([
    [-50, 0, 50, 0, true],
    [50, 0, -50, 0, true],
    [-25, 0, 25, 0, false],
    [-25, 0, 200, 0, false],
    [-50, 0, 25, 0, false],
    [-50, 0, -50, 0, false],
    [50, 0, 75, 0, false],
    [0, 0, 50, 0, false],
    // The spherical equivalent decides.
    [-25, -50, 50, 0, true],
    [-25, -25, 50, 0, false],
    [-50, 0, 100, -100, true],
    [-50, 0, 100, -125, false],
  ])('of %i %i and %i %i are opposite: %s', (sphere, cylinder, other, across, isOdd) => {
    const given = {
      ...eyes({ sphere, cylinder }, { sphere: other, cylinder: across }),
      lens: { ...rx.lens, kind: 'singleVision' },
    } as const;
    expect(found(given)).toEqual(isOdd ? ['oppositeSigns left.sphere'] : []);
  });

  it('are compared in the same cylinder form', () => {
    const plus = { sphere: 50, cylinder: 100, axis: 180 };
    const minus = { sphere: 150, cylinder: -100, axis: 90 };
    expect(found(eyes(plus, minus))).toEqual([]);
    expect(found(eyes({ ...plus, sphere: -150 }, minus))).toContain('oppositeSigns left.sphere');
  });

  it('are not compared if one eye is not ordered', () => {
    expect(found({ ...eyes({ sphere: 200 }), left: null })).toEqual([]);
  });
});

describe('anisometropia', () => {
  it.each([
    [-200, -399, false],
    [-200, -400, true],
    [-400, -200, true],
  ])('of %i and %i on a multifocal: %s', (sphere, other, isOdd) => {
    const given = eyes({ sphere, cylinder: 0 }, { sphere: other, cylinder: 0 });
    expect(found(given)).toEqual(isOdd ? ['anisometropia left.sphere'] : []);
    const bifocal = { ...given, lens: { ...rx.lens, kind: 'bifocal' } } as const;
    expect(found(bifocal)).toEqual(isOdd ? ['anisometropia left.sphere'] : []);
  });

  it('is ignored on single vision, and before a lens is chosen', () => {
    for (const kind of ['singleVision', null] as const) {
      const given = { ...eyes({ sphere: -100 }, { sphere: -600 }), lens: { ...rx.lens, kind } };
      expect(found(given)).toEqual([]);
    }
  });

  it('is detected along the vertical even if the spherical equivalents are close', () => {
    const across = { sphere: -200, cylinder: -300, axis: 180 };
    const plain = { sphere: -200, cylinder: 0, axis: null };
    expect(rxWarnings(eyes(across, plain))).toMatchObject([
      { code: 'anisometropia', params: { difference: 300 } },
    ]);
    expect(found(eyes({ ...across, axis: 90 }, plain))).toEqual([]);
    expect(found(eyes({ ...across, axis: null }, plain))).toEqual([]);
  });
});

describe('single values', () => {
  it.each([
    ['sphere', 1000, false],
    ['sphere', 1025, true],
    ['sphere', -1000, false],
    ['sphere', -1025, true],
    ['cylinder', -400, false],
    ['cylinder', -425, true],
  ])('a %s of %i is very high: %s', (field, value, isOdd) => {
    const both = { cylinder: 0, axis: 180, [field]: value };
    expect(found(eyes(both, both))).toEqual(
      isOdd ? [`powerHigh right.${field}`, `powerHigh left.${field}`] : [],
    );
  });

  it('a plus cylinder is checked in minus form', () => {
    const both = { sphere: 600, cylinder: 425, axis: 10 };
    expect(found(eyes(both, both))).toContain('powerHigh right.cylinder');
    expect(found(eyes(both, both))).toContain('powerHigh right.sphere');
  });

  it.each([
    [275, true],
    [280, false],
    [380, false],
    [385, true],
  ])('a PD of %i is unusual: %s', (pd, isOdd) => {
    const params = { min: 280, max: 380 };
    const warnings = rxWarnings({ ...eyes({ pd }), left: null, frame: null });
    expect(warnings).toEqual(
      isOdd ? [{ code: 'pdUnusual', path: 'right.pd', dependsOn: ['right.pd'], params }] : [],
    );
  });

  it.each([
    [25, true],
    [50, false],
    [400, false],
    [425, true],
  ])('an addition of %i is unusual: %s', (add, isOdd) => {
    expect(found(eyes({ add }, { add }))).toEqual(
      isOdd ? ['addUnusual right.add', 'addUnusual left.add'] : [],
    );
  });

  it('different additions give a warning, a missing one does not', () => {
    expect(found(eyes({ add: 200 }, { add: 225 }))).toEqual(['addUnequal left.add']);
    expect(found(eyes({ add: 200 }, { add: null }))).toEqual([]);
  });

  it.each([
    [300, null, false],
    [325, null, true],
    [null, 325, true],
    [200, 225, true],
    [180, 240, false],
  ])('a prism of %s horizontal and %s vertical is large: %s', (across, along, isOdd) => {
    const prism = {
      horizontal: across === null ? null : ({ amount: across, base: 'in' } as const),
      vertical: along === null ? null : ({ amount: along, base: 'up' } as const),
    };
    expect(found(eyes({ prism }))).toEqual(isOdd ? ['prismHigh right.prism'] : []);
  });
});

describe('the viewing zones', () => {
  // A cross far off the middle needs a larger blank as well.
  const little = (given: SoundRx) => rxWarnings(given).filter(({ code }) => code === 'littleAbove');
  const progressive = (b: number | null, height: number) =>
    little({ ...eyes({ height }, { height }), frame: { a: 520, b, dbl: 180, ed: 560 } });

  it.each([
    [300, 200, false],
    [300, 205, true],
    [280, 180, false],
    [280, 185, true],
    [null, 250, false],
    // At or above the frame's height it is an error instead.
    [300, 300, false],
  ])('a frame of %s leaves little above a cross at %i: %s', (b, height, isOdd) => {
    expect(progressive(b, height).map(({ path }) => path)).toEqual(
      isOdd ? ['right.height', 'left.height'] : [],
    );
  });

  it('gives the remaining height, for progressives only', () => {
    const given = { ...eyes({ height: 315 }), right: { ...eye, height: 315 }, left: null };
    expect(little(given)).toMatchObject([
      { code: 'littleAbove', path: 'right.height', params: { above: 85, least: 100 } },
    ]);
    const bifocal = { ...given, lens: { ...rx.lens, kind: 'bifocal' } } as const;
    expect(little(bifocal)).toEqual([]);
  });

  it.each([
    ['height', 200, 250, false],
    ['height', 200, 255, true],
    ['height', 255, 200, true],
    ['centreHeight', 200, 255, true],
    ['pd', 300, 340, false],
    ['pd', 300, 345, true],
    ['pd', 345, 300, true],
  ] as const)('a %s of %i and one of %i are far apart: %s', (field, one, other, isOdd) => {
    const code = field === 'pd' ? 'pdsApart' : 'heightsApart';
    const given = { ...eyes({ [field]: one }, { [field]: other }), frame: null };
    expect(found(given)).toEqual(isOdd ? [`${code} left.${field}`] : []);
    expect(found({ ...given, left: null })).toEqual([]);
  });
});

describe('the shape', () => {
  it.each([
    ['remoteEdged', false, true],
    ['remoteEdged', true, false],
    ['fullGlaze', false, false],
    ['uncut', false, false],
  ] as const)('of %s lenses, with a shape: %s, is unknown: %s', (job, isShaped, isOdd) => {
    expect(found({ ...rx, job, isShaped })).toEqual(isOdd ? ['shapeUnknown frame.type'] : []);
  });
});

describe('the blank', () => {
  const wide = { a: 620, b: 400, dbl: 220, ed: 700 };

  it('gives a warning per eye if none is large enough', () => {
    const given = { ...eyes({ pd: 380 }, { pd: 315 }), frame: wide };
    expect(rxWarnings(given).filter(({ code }) => code === 'blankTooLarge')).toMatchObject([
      { path: 'left.pd', params: { least: 930, largest: 800 } },
    ]);
  });

  it('is calculated from the near PD for single vision for near', () => {
    const lens = { ...rx.lens, kind: 'singleVision' } as const;
    const near = { ...eyes({ pd: 400, nearPd: 315 }, { pd: 390, nearPd: 380 }), frame: wide, lens };
    expect(
      rxWarnings({ ...near, use: 'near' }).filter(({ code }) => code === 'blankTooLarge'),
    ).toMatchObject([{ path: 'right.nearPd', params: { least: 930 } }]);
    expect(found({ ...near, use: 'distance' })).not.toContain('blankTooLarge right.pd');
  });

  it('grows with the height of the cross', () => {
    const narrow = { a: 520, b: 400, dbl: 180, ed: 700 };
    expect(found({ ...eyes({ height: 200 }), frame: narrow })).toEqual([]);
    expect(found({ ...eyes({ height: 120 }), frame: narrow })).toEqual([
      'blankTooLarge right.pd',
      'heightsApart left.height',
    ]);
  });

  it('grows for a plus lens with a hard coat', () => {
    const narrow = { ...rx.frame, a: 540, b: 400, dbl: 180, ed: 690 };
    const plus = { sphere: 200, cylinder: 0, pd: 315 };
    const hard = { ...eyes(plus, plus), frame: narrow };
    expect(found(hard)).toEqual(['blankTooLarge right.pd', 'blankTooLarge left.pd']);
    expect(found({ ...hard, lens: { ...rx.lens, isHardCoated: false } })).toEqual([]);
  });

  it('is one of the available sizes', () => {
    expect(rxWarnings(rx, [600]).map(({ code }) => code)).toEqual([
      'blankTooLarge',
      'blankTooLarge',
    ]);
    expect(rxWarnings(rx, [])[0]?.params).toEqual({ least: 650, largest: 0 });
  });
});

/** An order with every doubt, and a DBL that differs from the frame's. */
const doubtfulTrace: TracedFrame = {
  ...{ a: 780, b: 500, ed: 880, circumference: 2000, dbl: 200 },
  doubts: [
    { code: 'traceWidthDiffers', of: 'right', difference: 11 },
    { code: 'traceHeightDiffers', of: 'right', difference: 11 },
    { code: 'traceRoundDiffers', of: 'left', difference: 11 },
    { code: 'traceJumps', of: 'left', difference: 11 },
    { code: 'traceSizesDiffer', of: 'frame', difference: 11 },
    { code: 'traceNotMirrored', of: 'frame', difference: 11 },
  ],
};

describe('a dismissal', () => {
  const odd: SoundRx = {
    ...eyes(
      {
        sphere: -1200,
        pd: 400,
        add: 425,
        height: 420,
        prism: { horizontal: { amount: 400, base: 'in' }, vertical: null },
      },
      { sphere: 200, add: 25 },
    ),
    frame: { a: 780, b: 500, dbl: 300, ed: 880, traced: doubtfulTrace },
    job: 'remoteEdged',
    prescribed: { on: '2024-01-01', now: Date.parse('2026-11-23') },
  };
  const all = rxWarnings(odd).map(({ code, path }) => ({ code, path }));
  const fallen = (after: SoundRx) =>
    all
      .filter(({ code, path }) => !stillHolds(dismiss(code, path, odd), after))
      .map(({ code, path }) => `${code} ${path}`);

  it('of a blank warning ends when the coat’s hardness changes', () => {
    expect(fallen({ ...odd, lens: { ...odd.lens, isHardCoated: false } })).toEqual([
      'blankTooLarge right.pd',
      'blankTooLarge left.pd',
    ]);
  });

  const small = { type: 'rimless', a: 460, b: 400, dbl: 90, ed: null } as const;

  /** Warnings that the other order cannot have, as its lens has no optical centre and its eyes have no near PD. */
  const strange: SoundRx = {
    ...eyes(
      { pd: 330, nearPd: 250, centreHeight: 330, prism: both('in', 'up') },
      { pd: 330, nearPd: 305, centreHeight: 330, prism: both('out', 'up') },
    ),
    lens: { ...rx.lens, kind: 'singleVision', index: 150 },
    frame: small,
    wishes: { diameter: 600, baseCurve: 1000, centreThickness: 5 },
  };

  it('is required for every warning', () => {
    const codes = [odd, strange].flatMap((each) => rxWarnings(each).map(({ code }) => code));
    expect(new Set(codes).size).toBe(warningCodes.length);
  });

  it.each([
    ['the requested diameter', { wishes: { ...strange.wishes, diameter: 650 } }, ['diameterSmall']],
    ['the base curve', { wishes: { ...strange.wishes, baseCurve: 1050 } }, ['curveUnusual']],
    ['the centre', { wishes: { ...strange.wishes, centreThickness: 6 } }, ['centreThin']],
    ['the frame type', { frame: { ...small, type: 'halfRim' } }, ['rimlessIndex']],
    [
      'the index',
      { lens: { ...strange.lens, index: 153 } },
      ['blankTooLarge', 'diameterSmall', 'rimlessIndex'],
    ],
    [
      'the bridge',
      { frame: { ...small, dbl: 95 } },
      ['blankTooLarge', 'centreOutwards', 'dblUnusual', 'diameterSmall'],
    ],
    ['A', { frame: { ...small, a: 465 } }, ['blankTooLarge', 'centreOutwards', 'diameterSmall']],
    ['B', { frame: { ...small, b: 405 } }, ['blankTooLarge', 'centreFar', 'diameterSmall']],
    [
      'a near PD',
      { right: { ...eye, ...strange.right, nearPd: 255 } },
      ['blankTooLarge', 'centreOutwards', 'diameterSmall', 'nearPdShort', 'nearPdUnusual'],
    ],
    [
      'a height of the centre',
      { right: { ...eye, ...strange.right, centreHeight: 325 } },
      ['blankTooLarge', 'centreFar', 'diameterSmall'],
    ],
    [
      'a base',
      { left: { ...eye, ...strange.left, prism: both('out', 'down') } },
      ['basesAlike', 'basesOpposed'],
    ],
    [
      'an amount of prism',
      { right: { ...eye, ...strange.right, prism: null } },
      ['basesAlike', 'basesOpposed'],
    ],
    [
      'a power',
      { right: { ...eye, ...strange.right, sphere: -225 } },
      ['blankTooLarge', 'curveUnusual', 'diameterSmall'],
    ],
    ['the job', { job: 'fullGlaze' }, []],
    ['an addition', { right: { ...eye, ...strange.right, add: 225 } }, []],
  ] as const)('about an unusual request ends with %s', (_, changes, codes) => {
    const after: SoundRx = { ...strange, ...changes };
    const dependent = rxWarnings(strange).map(({ code, path }) => dismiss(code, path, strange));
    const lapsed = dependent.filter((each) => !stillHolds(each, after)).map(({ code }) => code);
    expect([...new Set(lapsed)].sort()).toEqual(codes);
  });

  it('holds until something it depends on changes', () => {
    expect(fallen(odd)).toEqual([]);
    expect(fallen(structuredClone(odd))).toEqual([]);
  });

  it.each([
    [
      'the lens’s kind',
      { lens: { ...odd.lens, kind: 'bifocal' } },
      [
        'littleAbove right.height',
        'blankTooLarge right.pd',
        'blankTooLarge left.pd',
        'anisometropia left.sphere',
        'pdsApart left.pd',
      ],
    ],
    ['the job', { job: 'fullGlaze' }, ['shapeUnknown frame.type']],
    [
      'its use',
      { use: 'near' },
      ['blankTooLarge right.pd', 'blankTooLarge left.pd', 'pdsApart left.pd'],
    ],
    [
      'a height',
      { left: { ...eye, ...odd.left, height: 210 } },
      ['blankTooLarge left.pd', 'heightsApart left.height'],
    ],
    [
      'the index',
      { lens: { ...odd.lens, index: 167 } },
      ['blankTooLarge right.pd', 'blankTooLarge left.pd'],
    ],
    [
      'the coating',
      { lens: { ...odd.lens, coating: 'hc' } },
      ['blankTooLarge right.pd', 'blankTooLarge left.pd'],
    ],
    [
      'the frame',
      { frame: { a: 770, b: 500, dbl: 300, ed: 880, traced: doubtfulTrace } },
      ['blankTooLarge right.pd', 'blankTooLarge left.pd'],
    ],
    [
      'a PD',
      { right: { ...eye, ...odd.right, pd: 390 } },
      ['pdUnusual right.pd', 'blankTooLarge right.pd', 'pdsApart left.pd'],
    ],
    [
      'an addition',
      { right: { ...eye, ...odd.right, add: 450 } },
      ['addUnusual right.add', 'addUnequal left.add'],
    ],
    [
      'another trace',
      {
        frame: { a: 780, b: 500, dbl: 300, ed: 880, traced: { ...doubtfulTrace, ed: 870 } },
      },
      [
        'traceWidthDiffers right.trace',
        'traceHeightDiffers right.trace',
        'traceRoundDiffers left.trace',
        'traceJumps left.trace',
        'traceSizesDiffer frame.trace',
        'traceNotMirrored frame.trace',
        'traceBridgeDiffers frame.dbl',
      ],
    ],
    ['a prism', { right: { ...eye, ...odd.right, prism: null } }, ['prismHigh right.prism']],
    ['an axis', { left: { ...eye, ...odd.left, axis: 10 } }, ['anisometropia left.sphere']],
    [
      'a sphere',
      { right: { ...eye, ...odd.right, sphere: -1225 } },
      [
        'powerHigh right.sphere',
        'blankTooLarge right.pd',
        'oppositeSigns left.sphere',
        'anisometropia left.sphere',
      ],
    ],
    [
      'an eye that is no longer ordered',
      { left: null },
      [
        'addUnusual left.add',
        'blankTooLarge left.pd',
        'oppositeSigns left.sphere',
        'anisometropia left.sphere',
        'addUnequal left.add',
        'pdsApart left.pd',
        'heightsApart left.height',
      ],
    ],
  ] as const)('ends with %s', (_, changes, codes) => {
    expect(fallen({ ...odd, ...changes })).toEqual(codes);
  });

  it('depends on the values the warning uses', () => {
    for (const warning of [...rxWarnings(odd), ...rxWarnings(strange)]) {
      expect(warning.dependsOn.length).toBeGreaterThan(0);
      for (const path of warning.dependsOn)
        expect(path).toMatch(
          /^(?:(?:right|left|lens|frame|wishes)\.\w+|use|job|isShaped|prescribed\.on)$/,
        );
    }
  });
});
