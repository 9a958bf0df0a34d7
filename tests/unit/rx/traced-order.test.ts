import { describe, expect, it } from 'vitest';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { keptRecords } from '../../../src/domain/frame/rx-trace.ts';
import { standardTrace } from '../../../src/domain/frame/standard-outline.ts';
import type { Trace } from '../../../src/domain/frame/trace.ts';
import { tracedFrame } from '../../../src/domain/frame/trace-doubts.ts';
import type { TraceProblem } from '../../../src/domain/frame/trace-problem.ts';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { emptyRxDraft, type RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import { readDraftTrace } from '../../../src/domain/rx/draft/read-trace.ts';
import { measuresOfOtherFrame } from '../../../src/domain/rx/other-frame.ts';
import { dismiss } from '../../../src/domain/rx/warnings/dismissals.ts';
import { warningMessage } from '../../../src/i18n/issues/warning-message.ts';
import { traceMessage, typedText } from '../../../src/i18n/rx/lazy/trace-message.ts';
import { shopCatalogue } from '../../fixtures/forty-orders.ts';
import { traceText } from '../../fixtures/traces.ts';

const right = standardTrace('aviator', { a: 520, b: 440 }, 400);
const left = mirrorTrace(right);

function traceOf(kept: readonly string[], shapes: { right: Trace; left: Trace } = { right, left }) {
  const records = [
    ...kept,
    ...writeTrace('right', shapes.right),
    ...writeTrace('left', shapes.left),
  ];
  const reading = readDraftTrace(traceText(records));
  if (reading.kind === 'problem') throw new Error(reading.problem.code);
  return reading.trace;
}

const readDraft = (changes: Partial<RxDraft>) =>
  readOrder(readKnown({ ...emptyRxDraft(), ...changes }), shopCatalogue);
const asked = (changes: Partial<RxDraft>) =>
  readDraft(changes)
    .warnings.filter(({ code, isDismissed }) => code.startsWith('trace') && !isDismissed)
    .map(({ code, path, params }) => `${code} ${path} ${params?.difference}`);
const { frame } = emptyRxDraft();

describe('an order with a trace', () => {
  it('asks about values that the trace contradicts', () => {
    expect(asked({ trace: traceOf(['HBOX=52.0;52.0', 'VBOX=44.0;44.0', 'DBL=18.00']) })).toEqual(
      [],
    );
    expect(asked({ trace: traceOf(['HBOX=49.0;52.0']) })).toEqual([
      'traceWidthDiffers right.trace 30',
    ]);
    expect(asked({ trace: traceOf([], { right, left: right }) })).toEqual([
      'traceNotMirrored frame.trace 39',
    ]);
  });

  it.each([
    ['18', []],
    ['19', []],
    ['17', []],
    ['19.1', ['traceBridgeDiffers frame.dbl 11']],
    ['16', ['traceBridgeDiffers frame.dbl 20']],
    ['۲۰', ['traceBridgeDiffers frame.dbl 20']],
    ['', []],
    ['x', []],
  ])('compares its DBL, 18 mm, with a typed %s', (dbl, found) => {
    expect(asked({ trace: traceOf(['DBL=18.00']), frame: { ...frame, dbl } })).toEqual(found);
    expect(asked({ trace: traceOf([]), frame: { ...frame, dbl } })).toEqual([]);
  });

  it.each([
    ['a', '52', true],
    ['a', '53', true],
    ['a', '54', false],
    ['a', '50.9', false],
    ['b', '44', true],
    ['b', '45.1', false],
    ['b', '42', false],
  ] as const)('refuses a typed %s of %s unless it is the trace’s: %j', (field, text, isSame) => {
    const { issues } = readDraft({ trace: traceOf([]), frame: { ...frame, [field]: text } });
    const found = issues.filter(({ path }) => path === `frame.${field}`).map(({ code }) => code);
    expect(found).toEqual(isSame ? [] : ['traceDiffers']);
  });

  it('keeps a dismissal until the trace changes', () => {
    const draft = { ...emptyRxDraft(), trace: traceOf(['HBOX=49.0;52.0']) };
    const { sound } = readDraft(draft);
    const acknowledged = [dismiss('traceWidthDiffers', 'right.trace', sound)];
    expect(asked({ ...draft, acknowledged })).toEqual([]);
    expect(asked({ ...structuredClone(draft), acknowledged })).toEqual([]);
    expect(asked({ trace: traceOf(['HBOX=48.0;52.0']), acknowledged })).toHaveLength(1);
    const other = standardTrace('aviator', { a: 520, b: 430 }, 400);
    const trace = traceOf(['HBOX=49.0;52.0'], { right: other, left: mirrorTrace(other) });
    expect(asked({ trace, acknowledged })).toHaveLength(1);
  });

  it('is measured once per trace, not at every keystroke', () => {
    const trace = traceOf([]);
    expect(tracedFrame(trace)).toBe(tracedFrame(trace));
  });

  it('keeps the compared records, however many others its file has', () => {
    const many = Array.from({ length: 400 }, (_, index) => `X${index}=1`);
    const trace = traceOf([...many, 'HBOX=49.0;52.0', 'DBL=18.00']);
    expect(trace.kept).toHaveLength(keptRecords.count);
    expect(trace.kept.slice(-2)).toEqual(['HBOX=49.0;52.0', 'DBL=18.00']);
    expect(asked({ trace })).toHaveLength(1);
  });

  it('asks in both languages', () => {
    const { warnings } = readDraft({ trace: traceOf(['HBOX=49.0;52.0']) });
    const [warning] = warnings.filter(({ code }) => code === 'traceWidthDiffers');
    const [persian, english] = warning ? warningMessage(warning) : ['', ''];
    expect(persian).toContain('۳');
    expect(english).toMatch(/differs from its own radii by .3.\smm/);
  });
});

describe('refusing a trace', () => {
  const cases: readonly [TraceProblem, RegExp, RegExp][] = [
    [
      { code: 'traceGap', params: { eye: 'left', from: 89, to: 95 } },
      /^چشم چپ از ۸۹\sتا ۹۵\sدرجه .*دوباره تریس کنید$/,
      /^Left eye was not measured from 89° to 95°: trace the frame again$/,
    ],
    [
      { code: 'traceValue', params: { value: '-1' } },
      /-1.*دوباره تریس/,
      /-1.*trace the frame again$/,
    ],
    [
      { code: 'traceSide', params: { line: 'TRCFMT=1;400;E;R;F' } },
      /TRCFMT=1;400;E;R;F.*هر چشم جداگانه/,
      /TRCFMT=1;400;E;R;F.*Export each eye separately/,
    ],
    [
      { code: 'traceFormat', params: { line: 'XTRCFMT=1' } },
      /XTRCFMT=1.*خروجی متنی/,
      /XTRCFMT=1.*Export the shape/,
    ],
  ];
  it.each(cases)('says what is wrong where, and what to do: %j', (problem, persian, english) => {
    const message = traceMessage(problem).map((text) => text.replace(/[\u2066-\u2069]/g, ''));
    expect(message[0]).toMatch(persian);
    expect(message[1]).toMatch(english);
    expect(message.join()).not.toContain('{');
  });
});

describe('measures typed before a trace is taken', () => {
  const traced = { a: 520, b: 440, ed: 560, dbl: 180 };
  it.each([
    [{ a: '52', b: '44', ed: '56', dbl: '18' }, ''],
    [{ a: '53', b: '43', ed: '57', dbl: '17' }, ''],
    [{ a: '۵۴', dbl: '16' }, 'A ۵۴, DBL 16'],
    [{ b: '42.9' }, 'B 42.9'],
    [{ ed: '60' }, 'ED 60'],
    [{ a: 'x', b: '' }, ''],
    [{ a: '900' }, 'A 900'],
  ])('are shown if they must belong to another frame: %j', (typed, shown) => {
    const otherwise = measuresOfOtherFrame({ ...frame, ...typed }, traced);
    const english = typedText(otherwise)[1].replace(/[\u2066-\u2069]/g, '');
    expect(english).toContain(`You had typed ${shown}.`);
    expect(otherwise).toHaveLength(shown === '' ? 0 : shown.split(', ').length);
    expect(
      measuresOfOtherFrame({ ...frame, ...typed }, { ...traced, dbl: null }).flat(),
    ).not.toContain('dbl');
  });
});
