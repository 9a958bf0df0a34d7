import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRxDraft, type RxDraft } from '../../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../../src/domain/rx/draft/read-order.ts';
import { checkRx, warningsOf } from '../../../../src/domain/rx/rules/rx-check.ts';
import { conflictWith } from '../../../../src/domain/rx/rules/service-rules.ts';
import { type RxOrder, rxOrder } from '../../../../src/domain/rx/rx-order.ts';
import { dismiss } from '../../../../src/domain/rx/warnings/dismissals.ts';
import { isWarning } from '../../../../src/domain/vocabulary/is-warning.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';
import {
  distanceEye,
  progressiveDraft,
  progressiveEye,
  progressiveOrder,
  singleVisionDraft,
  singleVisionOrder,
} from '../../../fixtures/rx.ts';
import { ellipseTrace, wireTrace } from '../../../fixtures/traces.ts';

const found = (order: RxOrder) =>
  checkRx(order, catalogue).map(({ path, code }) => `${path} ${code}`);
const read = (draft: RxDraft) =>
  readOrder(readKnown(draft), catalogue).issues.map(({ path, code }) => `${path} ${code}`);
const near = { ...distanceEye, nearPd: 300 };
const frame = { type: 'fullRim', shape: null, a: 520, b: 400, dbl: 180, ed: 560 } as const;

describe('prism', () => {
  const typed = (prism: Partial<RxDraft['right']['prism']>) => {
    const draft = singleVisionDraft();
    const right = { ...draft.right, prism: { ...draft.right.prism, ...prism } };
    return read({ ...draft, right });
  };

  it.each([
    [{ amount: '', base: '' }, []],
    [{ amount: '0', base: '' }, []],
    [{ amount: '0', base: 'in' }, []],
    [{ amount: '0.25', base: 'in' }, []],
    [{ amount: '۲٫۵', base: 'out' }, []],
    [{ amount: '1.5', base: '' }, ['base baseMissing']],
    [{ amount: '', base: 'in' }, ['amount prismMissing']],
    [{ amount: '20.25', base: 'in' }, ['amount outOfRange']],
    [{ amount: '-1', base: 'in' }, ['amount outOfRange']],
    [{ amount: '1.12', base: 'in' }, ['amount offStep']],
    [{ amount: 'x', base: 'in' }, ['amount notANumber']],
  ])('of %j is %j', (horizontal, issues) => {
    expect(typed({ horizontal })).toEqual(issues.map((each) => `right.prism.horizontal.${each}`));
  });

  it('is stored by its components', () => {
    const draft = singleVisionDraft();
    const vertical = { amount: '2', base: 'up' };
    const right = { ...draft.right, prism: { ...draft.right.prism, vertical } };
    expect(readOrder(readKnown({ ...draft, right }), catalogue).order?.right?.prism).toEqual({
      horizontal: null,
      vertical: { amount: 200, base: 'up' },
    });
  });
});

describe('PD and heights', () => {
  it('near PD never exceeds distance PD', () => {
    const right = { ...progressiveEye, nearPd: 320 };
    expect(found(progressiveOrder({ right }))).toEqual(['right.nearPd nearPdAboveFar']);
    expect(found(progressiveOrder({ right: { ...right, nearPd: 315 } }))).toEqual([]);
  });

  it('lenses for near only require the near PD', () => {
    const order = singleVisionOrder({ use: 'near' });
    expect(found(order)).toEqual(['right.nearPd nearPdMissing', 'left.nearPd nearPdMissing']);
    expect(found({ ...order, right: near, left: near })).toEqual([]);
  });

  it.each(['remoteEdged', 'fullGlaze'] as const)('%s lenses are centred by a PD', (job) => {
    const order = singleVisionOrder({ job, frame });
    expect(found(order)).toEqual(['right.pd pdMissing', 'left.pd pdMissing']);
    expect(found({ ...order, use: 'near', right: near, left: near })).toEqual([]);
    const eye = { ...distanceEye, pd: 315 };
    expect(found({ ...order, right: eye, left: eye })).toEqual([]);
  });

  it.each(['remoteEdged', 'fullGlaze'] as const)('%s progressives need their height', (job) => {
    const right = { ...progressiveEye, height: null };
    expect(found(progressiveOrder({ job, frame, right }))).toEqual(['right.height heightMissing']);
    expect(found(progressiveOrder({ right }))).toEqual([]);
  });

  it('only single vision has an optical centre height', () => {
    const centre = { centreHeight: 205 };
    expect(found(singleVisionOrder({ right: { ...distanceEye, ...centre } }))).toEqual([]);
    expect(found(progressiveOrder({ right: { ...progressiveEye, ...centre } }))).toEqual([
      'right.centreHeight singleVisionOnly',
    ]);
  });

  it.each([
    [null, 205, []],
    [205, null, []],
    [205, 205, []],
    [205, 200, [{ code: 'centreHeightDiffers', params: { height: 205 } }]],
  ])(
    'on single vision, a height of %s and a centre height of %s must not differ',
    (height, centre, wanted) => {
      const right = { ...distanceEye, height, centreHeight: centre };
      const path = 'right.centreHeight';
      expect(checkRx(singleVisionOrder({ right }), catalogue)).toEqual(
        wanted.map((each) => ({ path, ...each })),
      );
    },
  );
});

describe('a height within the frame', () => {
  const issues = (height: number, b: number | null, trace: RxOrder['trace'] = null) =>
    checkRx(
      progressiveOrder({
        right: { ...progressiveEye, height },
        left: null,
        frame: { ...frame, a: null, ed: null, b },
        trace,
      }),
      catalogue,
    );
  const refused = (b: number) => [
    { path: 'right.height', code: 'heightAboveFrame', params: { frame: b } },
  ];
  const traced = { right: wireTrace(ellipseTrace(60)), left: null, kept: [] };

  it.each([
    [350, 300],
    [300, 300],
    [250, 200],
  ])('of %i in one of %i is refused', (height, b) => {
    expect(issues(height, b)).toEqual(refused(b));
  });

  it('is accepted below B, and while the frame is unknown', () => {
    expect(issues(295, 300)).toEqual([]);
    expect(issues(350, null)).toEqual([]);
  });

  it('uses the trace’s frame', () => {
    expect(issues(350, null, traced)).toEqual([]);
    const low = { ...traced, right: { radii: Array(60).fill(1500), angles: null } };
    expect(issues(350, null, low)).toEqual(refused(300));
  });

  it('includes the optical centre height', () => {
    const right = { ...distanceEye, centreHeight: 500 };
    expect(found(singleVisionOrder({ right, frame }))).toEqual([
      'right.centreHeight heightAboveFrame',
    ]);
  });

  it('is always refused at or above B', () => {
    const heights = fc.integer({ min: 32, max: 70 }).map((each) => each * 5);
    fc.assert(
      fc.property(heights, fc.integer({ min: 100, max: 600 }), (height, b) => {
        expect(issues(height, b)).toEqual(height >= b ? refused(b) : []);
      }),
    );
  });
});

describe('a corridor within the heights', () => {
  const issues = (corridor: number | null, right: number | null, left: number | null) =>
    checkRx(
      progressiveOrder({
        right: { ...progressiveEye, height: right },
        left: { ...progressiveEye, height: left },
        measures: { ...progressiveOrder().measures, corridor },
      }),
      catalogue,
    );
  const refused = (max: number) => [
    { path: 'measures.corridor', code: 'corridorTooLong', params: { max } },
  ];

  it.each([
    [140, 180, 180, []],
    [140, 175, 180, refused(135)],
    [140, 180, 175, refused(135)],
    [140, null, 170, refused(130)],
    [110, 160, 160, []],
    [140, null, null, []],
    [null, 160, 160, []],
    [170, 250, 250, [{ path: 'measures.corridor', code: 'notOffered' }]],
  ])('of %s at %s and %s is answered', (corridor, right, left, answer) => {
    expect(issues(corridor, right, left)).toEqual(answer);
  });

  it('gives the same answer while being typed', () => {
    const draft = progressiveDraft();
    const measures = { ...draft.measures, corridor: '140' };
    const right = { ...draft.right, height: '17.5' };
    expect(read({ ...draft, measures, right })).toEqual(['measures.corridor corridorTooLong']);
  });
});

describe('the frame', () => {
  const eye = { ...progressiveEye };

  it('is required for remote edging', () => {
    expect(found(progressiveOrder({ job: 'remoteEdged', right: eye }))).toEqual([
      'frame.type frameMissing',
      'frame.a frameMissing',
      'frame.b frameMissing',
      'frame.dbl frameMissing',
    ]);
    expect(found(progressiveOrder({ job: 'fullGlaze' }))).toEqual([]);
  });

  it('may be a trace instead of measures', () => {
    const trace = { right: ellipseTrace(40), left: null, kept: ['VEN=Tracer'] };
    const traced = { ...frame, a: null, b: null, ed: null };
    const order = progressiveOrder({
      job: 'remoteEdged',
      trace: rxOrder.parse({ ...progressiveOrder(), trace }).trace,
      frame: traced,
    });
    expect(found(order)).toEqual([]);
  });

  it('has no effective diameter below its longer side', () => {
    expect(checkRx(progressiveOrder({ frame: { ...frame, ed: 519 } }), catalogue)).toEqual([
      { path: 'frame.ed', code: 'edBelowBox', params: { min: 520 } },
    ]);
  });

  it('is stored in tenths of a millimetre', () => {
    const typed = { type: 'halfRim', shape: '', a: '۵۲٫۳', b: '40.1', dbl: '18', ed: '' };
    const { order } = readOrder(readKnown({ ...progressiveDraft(), frame: typed }), catalogue);
    expect(order?.frame).toEqual({
      type: 'halfRim',
      shape: null,
      a: 523,
      b: 401,
      dbl: 180,
      ed: null,
    });
    expect(read({ ...progressiveDraft(), frame: { ...typed, a: '52.35' } })).toEqual([
      'frame.a offStep',
    ]);
  });
});

describe('services', () => {
  const services = (changes: Partial<RxOrder['services']>) =>
    singleVisionOrder({ services: { ...singleVisionOrder().services, ...changes } });
  const grey = { colour: 'tint-grey', density: 50, form: 'solid' } as const;
  const photochromic = { ...singleVisionOrder().lens, colour: 'photochromic' } as const;

  it('are those of the catalogue', () => {
    expect(found(services({ tint: grey, mirror: 'mirror-blue', coats: ['anti-fog'] }))).toEqual([]);
    expect(found(services({ tint: { ...grey, colour: 'anti-fog' } }))).toEqual([
      'services.tint.colour notOffered',
    ]);
    expect(found(services({ mirror: 'gold' }))).toEqual(['services.mirror notOffered']);
    expect(found(services({ coats: ['gold'] }))).toEqual(['services.coats notOffered']);
  });

  it('exclude each other with a reason', () => {
    expect(checkRx({ ...services({ tint: grey }), lens: photochromic }, catalogue)).toEqual([
      {
        path: 'services.tint.colour',
        code: 'conflict',
        params: catalogue.conflicts[0]?.reason,
      },
    ]);
    expect(found(services({ coats: ['hydrophobic', 'anti-fog'] }))).toEqual([
      'services.coats conflict',
    ]);
  });

  it('say in advance why one cannot be chosen', () => {
    const why = (id: string, kind: 'tint' | 'coat', order = services({ coats: ['anti-fog'] })) =>
      conflictWith({ id, kind }, order.services, { kind: undefined, ...order.lens }, catalogue)
        ?.reason;
    expect(why('hydrophobic', 'coat')).toEqual(catalogue.conflicts[1]?.reason);
    expect(why('anti-fog', 'coat')).toBeUndefined();
    expect(why('tint-grey', 'tint')).toBeUndefined();
    expect(why('tint-grey', 'tint', singleVisionOrder({ lens: photochromic }))).toEqual(
      catalogue.conflicts[0]?.reason,
    );
  });

  it.each([
    [{ colour: 'tint-grey', density: '', form: '' }, ['density valueMissing', 'form required']],
    [{ colour: '', density: '50', form: 'solid' }, ['colour required']],
    [{ colour: 'tint-grey', density: '86', form: 'solid' }, ['density outOfRange']],
    [{ colour: 'tint-grey', density: '۸۵٪', form: 'gradient' }, []],
    [{ colour: 'tint-grey', density: '0', form: 'gradient' }, []],
  ])('a tint of %j is reported as %j', (tint, issues) => {
    const draft = singleVisionDraft();
    expect(read({ ...draft, services: { ...draft.services, tint } })).toEqual(
      issues.map((each) => `services.tint.${each}`),
    );
  });
});

describe('how the glasses are worn', () => {
  const measured = (changes: Partial<RxDraft['measures']>) => {
    const draft = progressiveDraft();
    return read({ ...draft, measures: { ...draft.measures, ...changes } });
  };

  it.each([
    ['vertexDistance', ['5', '25', '۱۳٫۵'], ['4.5', '25.5', '13.2', 'x']],
    ['pantoscopicTilt', ['-5', '25', '0', '10°'], ['-6', '26', '2.5']],
    ['wrap', ['0', '35'], ['-1', '36']],
    ['corridor', ['110', '140'], ['120', '11']],
  ] as const)('%s takes %j and refuses %j', (field, sound, wrong) => {
    for (const text of sound) expect(measured({ [field]: text })).toEqual([]);
    for (const text of wrong) {
      expect(measured({ [field]: text })).toEqual([expect.stringContaining(`measures.${field}`)]);
    }
  });

  it.each([
    ['baseCurve', ['0.25', '12', '450'], ['0', '12.25', '4.1']],
    ['centreThickness', ['0.5', '1.8', '20'], ['0.4', '20.1']],
    ['diameter', ['600', '720', '800'], ['660']],
  ] as const)('a wish for %s takes %j and refuses %j', (field, sound, wrong) => {
    const draft = progressiveDraft();
    // Unusual values are accepted too, with a warning.
    const wished = (text: string) =>
      readOrder(readKnown({ ...draft, wishes: { ...draft.wishes, [field]: text } }), catalogue)
        .issues.filter((issue) => !isWarning(issue))
        .map(({ path, code }) => `${path} ${code}`);
    for (const text of sound) expect(wished(text)).toEqual([]);
    for (const text of wrong) {
      expect(wished(text)).toEqual([expect.stringContaining(`wishes.${field}`)]);
    }
  });
});

describe('a balance lens', () => {
  it('replaces the eye that is not ordered', () => {
    const draft = { ...progressiveDraft(), eyes: 'right', balance: 'balance' } as const;
    expect(readOrder(readKnown(draft), catalogue).order).toMatchObject({
      left: null,
      balance: 'left',
    });
    expect(readOrder(readKnown({ ...draft, eyes: 'both' }), catalogue).order?.balance).toBeNull();
    expect(found(progressiveOrder({ balance: 'left' }))).toEqual(['balance balanceOrdered']);
  });
});

describe('a warning', () => {
  const opposite = {
    ...singleVisionDraft(),
    right: { ...singleVisionDraft().right, sphere: '+2' },
  };

  it('blocks the order until dismissed, and is then sent with it', () => {
    const { order, issues, sound } = readOrder(readKnown(opposite), catalogue);
    expect({ order, issues }).toEqual({
      order: null,
      issues: [{ path: 'left.sphere', code: 'oppositeSigns' }],
    });
    const acknowledged = [dismiss('oppositeSigns', 'left.sphere', sound)];
    const known = readOrder(readKnown({ ...opposite, acknowledged }), catalogue).order;
    expect(known?.acknowledged).toEqual([{ path: 'left.sphere', code: 'oppositeSigns' }]);
    const changed = { ...opposite, acknowledged, left: { ...opposite.left, sphere: '-2.25' } };
    expect(read(changed)).toEqual(['left.sphere oppositeSigns']);
  });

  it('is checked by the server as well', () => {
    const order = singleVisionOrder({ right: { ...distanceEye, sphere: 200 } });
    expect(warningsOf(order, catalogue).pending).toEqual([
      { path: 'left.sphere', code: 'oppositeSigns' },
    ]);
    const acknowledged = [{ path: 'left.sphere', code: 'oppositeSigns' } as const];
    expect(warningsOf({ ...order, acknowledged }, catalogue).pending).toEqual([]);
  });

  it('is not shown while its values have issues', () => {
    const draft = singleVisionDraft();
    expect(read({ ...draft, right: { ...draft.right, pd: '63' } })).toEqual([
      'right.pd outOfRange',
    ]);
  });
});

describe('data of older versions', () => {
  it('opens as an order with the old defaults', () => {
    const { nearPd: _near, centreHeight: _centre, prism: _prism, ...right } = progressiveEye;
    const lens = { design: 'horizon', index: 156, colour: 'clear', coating: 'hmc' } as const;
    const old = {
      kind: 'rx',
      reference: '',
      patient: '',
      remarks: '',
      right,
      left: null,
      lens,
    } as const;
    expect(rxOrder.parse(old)).toEqual(
      progressiveOrder({ reference: '', patient: '', left: null }),
    );
  });

  it('opens as a draft with other fields empty', () => {
    expect(emptyRxDraft()).toMatchObject({ job: 'uncut', use: '', balance: '', requests: [] });
  });
});
