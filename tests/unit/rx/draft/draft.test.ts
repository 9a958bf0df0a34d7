import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EyeDraft,
  emptyRxDraft,
  type RxDraft,
} from '../../../../src/domain/rx/draft/draft.ts';
import { rxDraftFrom } from '../../../../src/domain/rx/draft/kept-draft.ts';
import { understoodAs } from '../../../../src/domain/rx/draft/read-eye.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../../src/domain/rx/draft/read-order.ts';
import { checkRx } from '../../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../../src/domain/rx/rx-order.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';
import {
  progressiveDraft,
  progressiveOrder,
  singleVisionDraft,
  singleVisionOrder,
} from '../../../fixtures/rx.ts';

function read(draft: RxDraft) {
  const { order, issues } = readOrder(readKnown(draft), catalogue);
  return { order, issues };
}

function issuesOfRight(draft: RxDraft, right: Partial<EyeDraft>) {
  return read({ ...draft, right: { ...draft.right, ...right } }).issues;
}

function issuesOfLens(lens: Partial<RxDraft['lens']>) {
  const draft = singleVisionDraft();
  return read({ ...draft, lens: { ...draft.lens, ...lens } }).issues;
}

describe('a draft', () => {
  it('begins with both eyes and nothing else', () => {
    const { eyes, job, trace, ...rest } = emptyRxDraft();
    expect({ eyes, job, trace }).toEqual({ eyes: 'both', job: 'uncut', trace: null });
    expect(JSON.stringify(rest)).not.toMatch(/:"[^"]/);
  });

  it('is read back from the device as typed', () => {
    const draft = progressiveDraft();
    expect(rxDraftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is read back if an older release stored fewer fields', () => {
    const older = { patient: 'نمونه', right: { sphere: '-1' }, shape: 'forgotten' };
    expect(rxDraftFrom(older)).toEqual({
      ...emptyRxDraft(),
      patient: 'نمونه',
      right: { ...emptyRxDraft().right, sphere: '-1' },
    });
  });

  it.each([null, 'text', 7, { right: 'x' }, { patient: 7 }, { eyes: 'none' }])(
    'is not %j',
    (stored) => {
      expect(() => rxDraftFrom(stored)).toThrow(TypeError);
    },
  );
});

describe('reading a valid draft', () => {
  it('makes an order in minus form, from any digits and form', () => {
    expect(read(progressiveDraft())).toEqual({ order: progressiveOrder(), issues: [] });
    expect(read(singleVisionDraft())).toEqual({ order: singleVisionOrder(), issues: [] });
  });

  it('treats an empty cylinder as none', () => {
    const draft = singleVisionDraft();
    const { order } = read({
      ...draft,
      right: { ...draft.right, sphere: 'plano', cylinder: '', axis: '' },
    });
    expect(order?.right).toMatchObject({ sphere: 0, cylinder: 0, axis: null });
  });

  it('trims the texts', () => {
    expect(
      read({ ...progressiveDraft(), reference: '  A-1 ', remarks: ' a\nb\n' }).order,
    ).toMatchObject({
      reference: 'A-1',
      remarks: 'a\nb',
    });
  });

  it('ignores the row of an eye that is not ordered', () => {
    const draft = progressiveDraft();
    const right = { ...draft.right, sphere: 'abc', axis: '999' };
    expect(read({ ...draft, eyes: 'left', right })).toEqual({
      order: progressiveOrder({ right: null }),
      issues: [],
    });
    expect(read({ ...draft, eyes: 'right', left: emptyRxDraft().left }).order?.left).toBeNull();
  });
});

describe('the fields of an eye', () => {
  const range = (min: number, max: number) => ({ code: 'outOfRange', params: { min, max } });

  it.each([
    ['sphere', '', { code: 'sphereMissing' }],
    ['sphere', 'abc', { code: 'notANumber' }],
    ['sphere', '2.00', { code: 'signMissing' }],
    ['sphere', '-0.30', { code: 'offStep', params: { step: 25 } }],
    ['sphere', '0.30', { code: 'offStep', params: { step: 25 } }],
    ['sphere', '-2.12', { code: 'offStep', params: { step: 25 } }],
    ['sphere', '-25.25', range(-2500, 1800)],
    ['sphere', '+18.25', range(-2500, 1800)],
    ['sphere', '+6.25', { code: 'powerNotMade' }],
    ['cylinder', '0.75', { code: 'signMissing' }],
    ['cylinder', '-0.80', { code: 'offStep', params: { step: 25 } }],
    ['cylinder', '-8.25', range(-800, 800)],
    ['cylinder', '+8.25', range(-800, 800)],
    ['axis', '', { code: 'axisMissing' }],
    ['axis', '181', range(1, 180)],
    ['axis', '9o', { code: 'notANumber' }],
    ['add', '', { code: 'addMissing' }],
    ['add', '0', range(25, 450)],
    ['add', '4.75', range(25, 450)],
    ['add', '-2.00', range(25, 450)],
    ['add', '2.12', { code: 'offStep', params: { step: 25 } }],
    ['pd', '', { code: 'pdMissing' }],
    ['pd', '63', range(200, 450)],
    ['pd', '45.5', range(200, 450)],
    ['pd', '19.5', range(200, 450)],
    ['pd', '31.2', { code: 'offStep', params: { step: 5 } }],
    ['height', '15.5', { code: 'heightBelowDesign', params: { min: 160 } }],
    ['height', '11.5', range(120, 350)],
    ['height', '35.5', range(120, 350)],
    ['height', 'high', { code: 'notANumber' }],
  ])('answer a %s of %j', (field, text, issue) => {
    expect(issuesOfRight(progressiveDraft(), { [field]: text })).toEqual([
      { path: `right.${field}`, ...issue },
    ]);
  });

  it.each(['', '0.00'])('report an axis next to a cylinder of %j', (cylinder) => {
    expect(issuesOfRight(progressiveDraft(), { cylinder })).toEqual([
      { path: 'right.axis', code: 'axisWithoutCylinder' },
    ]);
  });

  it.each(['0.75', '-0.80', '-9.00'])(
    'ask for the axis even while a cylinder of %s is wrong',
    (cylinder) => {
      const paths = issuesOfRight(progressiveDraft(), { cylinder, axis: '' }).map(
        ({ path }) => path,
      );
      expect(paths).toEqual(['right.cylinder', 'right.axis']);
    },
  );

  it.each(['', '90'])('say nothing of an axis of %j while the cylinder cannot be read', (axis) => {
    expect(issuesOfRight(progressiveDraft(), { cylinder: 'abc', axis })).toEqual([
      { path: 'right.cylinder', code: 'notANumber' },
    ]);
  });

  it.each(['2.00', '2.10', 'abc'])('refuse an addition of %s on a single-vision lens', (add) => {
    expect(issuesOfRight(singleVisionDraft(), { add })).toEqual([
      { path: 'right.add', code: 'addWithoutNear' },
    ]);
  });

  it('report that no lens is made if the minus form is out of range', () => {
    const draft = singleVisionDraft();
    const right = { ...draft.right, sphere: '+18.00', cylinder: '+1.00' };
    const lens = { ...draft.lens, index: '167' };
    expect(read({ ...draft, right, lens }).issues).toEqual([
      { path: 'right.sphere', code: 'powerNotMade' },
    ]);
  });
});

describe('the lens', () => {
  it.each(['kind', 'design', 'index', 'colour', 'coating'])('needs its %s', (step) => {
    expect(issuesOfLens({ [step]: '' })).toEqual([{ path: `lens.${step}`, code: 'required' }]);
  });

  it.each([
    ['kind', 'trifocal'],
    ['design', 'none'],
    ['design', 'horizon'],
    ['index', '174'],
    ['index', '1.56'],
    ['index', 'x'],
    ['colour', 'polarised'],
    ['colour', 'green'],
    ['coating', 'none'],
    ['coating', 'mirror'],
  ])('is unknown by a %s of %s', (step, text) => {
    expect(issuesOfLens({ [step]: text })).toEqual([{ path: `lens.${step}`, code: 'unknownLens' }]);
  });

  it('requires addition and PD as soon as its kind is chosen', () => {
    const draft = singleVisionDraft();
    const lens = { ...emptyRxDraft().lens, kind: 'bifocal' };
    const codes = read({ ...draft, eyes: 'right', lens }).issues.map(({ code }) => code);
    expect(codes).toEqual([
      'addMissing',
      'pdMissing',
      'required',
      'required',
      'required',
      'required',
    ]);
  });
});

describe('the texts', () => {
  it.each([
    ['reference', 40],
    ['patient', 80],
    ['remarks', 1000],
  ])('allow a %s of at most %i letters', (field, max) => {
    expect(read({ ...progressiveDraft(), [field]: 'ا'.repeat(max) }).issues).toEqual([]);
    expect(read({ ...progressiveDraft(), [field]: 'ا'.repeat(max + 1) })).toEqual({
      order: null,
      issues: [{ path: field, code: 'tooLong', params: { max } }],
    });
  });

  it.each(['brand', 'model', 'colour', 'size'] as const)(
    'allow 40 letters for a frame’s %s',
    (name) => {
      const typed = (text: string) => {
        const { frameDetails } = emptyRxDraft();
        return { ...progressiveDraft(), frameDetails: { ...frameDetails, [name]: text } };
      };
      expect(read(typed(` ${'ا'.repeat(40)} `)).order?.frameDetails[name]).toBe('ا'.repeat(40));
      expect(read(typed('ا'.repeat(41))).issues).toEqual([
        { path: `frameDetails.${name}`, code: 'tooLong', params: { max: 40 } },
      ]);
    },
  );

  it('are refused if they cannot be stored', () => {
    expect(read({ ...progressiveDraft(), patient: 'a\0b' })).toEqual({
      order: null,
      issues: [{ path: 'patient', code: 'invalid' }],
    });
  });
});

it('reports all issues together, in the order of the form', () => {
  const draft = { ...emptyRxDraft(), reference: 'x'.repeat(41), remarks: 'x'.repeat(1001) };
  expect(read(draft)).toMatchObject({ order: null });
  expect(read(draft).issues.map(({ path }) => path)).toEqual([
    'reference',
    'right.sphere',
    'left.sphere',
    'lens.kind',
    'lens.design',
    'lens.index',
    'lens.colour',
    'lens.coating',
    'remarks',
  ]);
});

it('returns either issues or an order the server accepts', () => {
  const text = (...choices: string[]) => fc.oneof(fc.constantFrom(...choices), fc.string());
  const row = fc.record({
    sphere: text('', '-2.00', '+18', '125', '+6', 'pl', '-0.12'),
    cylinder: text('', '-0.75', '+8', '0', '+1.25'),
    axis: text('', '0', '90', '181'),
    add: text('', '2', '225'),
    pd: text('', '31.5', '63'),
    height: text('', '18', '12'),
  });
  const lens = fc.record({
    kind: fc.constantFrom('', 'singleVision', 'bifocal', 'progressive', 'x'),
    design: fc.constantFrom('', 'clarity', 'flat-top', 'horizon', 'x'),
    index: fc.constantFrom('', '150', '156', '167', '0x9c', 'x'),
    colour: fc.constantFrom('', 'clear', 'photochromic', 'x'),
    coating: fc.constantFrom('', 'hc', 'hmc', 'mirror', 'x'),
  });
  const draft = fc.record({
    reference: fc.string(),
    patient: fc.string({ unit: 'binary' }),
    remarks: fc.string(),
    eyes: fc.constantFrom('both', 'right', 'left'),
    right: row,
    left: row,
    lens: fc.oneof(lens, fc.constantFrom(progressiveDraft().lens, singleVisionDraft().lens)),
  });
  fc.assert(
    fc.property(draft, (typed) => {
      const empty = emptyRxDraft();
      const eye = (side: 'right' | 'left') => ({ ...empty[side], ...typed[side] });
      const whole = { ...empty, ...typed, right: eye('right'), left: eye('left') };
      const { order, issues } = read(whole);
      expect(order === null).toBe(issues.length > 0);
      if (order === null) return;
      expect(rxOrder.parse(order)).toEqual(order);
      expect(checkRx(order, catalogue)).toEqual([]);
      expect(Math.max(order.right?.cylinder ?? 0, order.left?.cylinder ?? 0)).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

describe('understood values', () => {
  it.each([
    ['sphere', '-۱۲۵', { kind: 'power', value: -125 }],
    ['cylinder', '1.25', { kind: 'problem', code: 'signMissing' }],
    ['cylinder', '-۵۰', { kind: 'power', value: -50 }],
    ['cylinder', '+75', { kind: 'power', value: 75 }],
    ['cylinder', '-2', { kind: 'power', value: -200 }],
    ['sphere', '-25', { kind: 'power', value: -2500 }],
    ['axis', '0', { kind: 'axis', value: 180 }],
    ['add', '125', { kind: 'power', value: 125 }],
    ['pd', '31/5', { kind: 'length', value: 315 }],
    ['height', '', { kind: 'empty' }],
  ] as const)('of %s %j is shown back', (field, text, understood) => {
    expect(understoodAs(field, text)).toEqual(understood);
  });
});
