import { describe, expect, it } from 'vitest';
import { frame, type Job } from '../../../src/domain/frame/frame.ts';
import type { KnownFrame } from '../../../src/domain/rx/known-rx.ts';
import { checkFrame } from '../../../src/domain/rx/rules/frame-rules.ts';

const sound = { type: 'fullRim', shape: null, a: 520, b: 400, dbl: 180, ed: 560 } as const;
const traced = { a: 520, b: 400, ed: 560, circumference: 1500 };
const untouched = { type: null, shape: null, a: null, b: null, dbl: null, ed: null } as const;
const checkFor = (job: Job | undefined, changes: Partial<KnownFrame>) =>
  checkFrame({ ...sound, ...changes }, job, null);
const check = (changes: Partial<KnownFrame>) => checkFor('remoteEdged', changes);

describe('a frame', () => {
  it('has its measures in tenths, or none', () => {
    expect(frame.parse(sound)).toEqual(sound);
    expect(frame.parse(untouched)).toEqual(untouched);
  });

  it.each([
    { a: 780 },
    { b: 600 },
    { dbl: 300 },
    { ed: 880 },
    { a: 200, b: 100, dbl: 50 },
    { type: 'halfRim' },
    { type: 'rimless' },
  ])('may be %j', (changes) => {
    expect(frame.safeParse({ ...sound, ...changes }).success).toBe(true);
  });

  it.each([
    { a: 781 },
    { b: 601 },
    { dbl: 301 },
    { ed: 881 },
    { a: 199 },
    { b: 99 },
    { dbl: 49 },
    { a: 52.5 },
    { a: '520' },
    { type: 'round' },
    { colour: 'red' },
  ])('is not %j', (changes) => {
    expect(frame.safeParse({ ...sound, ...changes }).success).toBe(false);
  });
});

describe('the measures of a frame', () => {
  it('are kept when they are sound', () => {
    expect(check({})).toEqual([]);
    expect(check({ ed: null })).toEqual([]);
    expect(check({ ed: 520 })).toEqual([]);
  });

  it('are needed for lenses edged to a frame that stays in the shop', () => {
    expect(check(untouched)).toEqual(
      ['type', 'a', 'b', 'dbl'].map((field) => ({ path: `frame.${field}`, code: 'frameMissing' })),
    );
  });

  it('are not needed for blanks, for a frame that is sent in, or before the job is chosen', () => {
    for (const job of ['uncut', 'fullGlaze', undefined] as const) {
      expect(checkFor(job, untouched)).toEqual([]);
    }
  });

  it('are given by a trace, except for the distance between the lenses and the type', () => {
    const issues = checkFrame(untouched, 'remoteEdged', traced);
    expect(issues.map(({ path }) => path)).toEqual(['frame.type', 'frame.dbl']);
  });

  it.each([
    ['a', 781, { code: 'outOfRange', params: { min: 200, max: 780 } }],
    ['b', 99, { code: 'outOfRange', params: { min: 100, max: 600 } }],
    ['dbl', 301, { code: 'outOfRange', params: { min: 50, max: 300 } }],
    ['ed', 'outOfRange', { code: 'outOfRange', params: { min: 200, max: 880 } }],
    ['a', 520.5, { code: 'offStep', params: { step: 1 } }],
    ['a', 'offStep', { code: 'offStep', params: { step: 1 } }],
    ['dbl', 'notANumber', { code: 'notANumber' }],
  ] as const)('are answered: %s of %s', (field, value, issue) => {
    for (const job of ['uncut', 'remoteEdged', 'fullGlaze'] as const) {
      expect(checkFor(job, { [field]: value })).toEqual([{ path: `frame.${field}`, ...issue }]);
    }
  });

  it('leave no effective diameter smaller than the box', () => {
    const issue = (min: number) => [{ path: 'frame.ed', code: 'edBelowBox', params: { min } }];
    expect(check({ ed: 519 })).toEqual(issue(520));
    expect(check({ a: 300, b: 410, ed: 400 })).toEqual(issue(410));
    expect(checkFor('uncut', { a: null, ed: 399 })).toEqual(issue(400));
    expect(checkFor('uncut', { a: 'notANumber', b: null, ed: 399 })).toHaveLength(1);
  });

  it.each([
    [520, 400, 657, 0],
    [520, 400, 658, 658],
    [300, 400, 500, 0],
    [300, 400, 501, 501],
    [null, 400, 880, 0],
  ])('leave none beyond its corners: %s by %s with %s', (a, b, ed, refused) => {
    const issues = [{ path: 'frame.ed', code: 'edAboveBox', params: { max: refused - 1 } }];
    expect(checkFor('uncut', { a, b, ed })).toEqual(refused ? issues : []);
  });

  it.each([
    ['a', 530, false],
    ['a', 531, true],
    ['a', 560, true],
    ['b', 389, true],
    ['b', 390, false],
    ['a', null, false],
  ] as const)('are those of the trace, within a millimetre: %s of %s', (field, value, isOdd) => {
    const issues = checkFrame({ ...sound, [field]: value }, 'remoteEdged', traced);
    const params = { traced: traced[field] };
    expect(issues).toEqual(isOdd ? [{ path: `frame.${field}`, code: 'traceDiffers', params }] : []);
  });

  it('take the box from the trace where it is not typed', () => {
    const small = { a: 300, b: 400, ed: 500, circumference: 1100 };
    expect(checkFrame({ ...untouched, ed: 505 }, 'uncut', small)).toEqual([
      { path: 'frame.ed', code: 'edAboveBox', params: { max: 500 } },
    ]);
  });
});
