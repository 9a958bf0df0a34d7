import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainCalendar } from '../../../src/domain/catalogue/plain-calendar.ts';
import {
  noQuietTimes,
  type QuietTimes,
  sendAfter,
} from '../../../src/domain/notifications/quiet-times.ts';
import { readQuietTimes } from '../../../src/domain/notifications/typed-quiet-times.ts';
import { isWorkingDay } from '../../../src/domain/promise/working-days.ts';
import { labDay, labTime } from '../../../src/domain/vocabulary/lab-day.ts';

// 2027-01-04 is a Monday, 2027-01-08 a Friday.
const calendar = { ...plainCalendar, holidays: ['2027-01-07', '2027-01-09'] };
const night = { from: '22:00', until: '07:30' };
const noon = { from: '13:00', until: '15:00' };

/** A time on the lab's clock, 3.5 hours ahead of UTC. */
const lab = (text: string) => Date.parse(`${text}:00+03:30`);

describe('a message waits until a quiet time is over', () => {
  test.each<[string, string, QuietTimes, string]>([
    ['without quiet times', '2027-01-08T03:00', noQuietTimes, '2027-01-08T03:00'],
    ['before the hours', '2027-01-04T12:59', { hours: noon, daysOff: false }, '2027-01-04T12:59'],
    [
      'at their first minute',
      '2027-01-04T13:00',
      { hours: noon, daysOff: false },
      '2027-01-04T15:00',
    ],
    ['at their end', '2027-01-04T15:00', { hours: noon, daysOff: false }, '2027-01-04T15:00'],
    ['in the evening', '2027-01-04T23:10', { hours: night, daysOff: false }, '2027-01-05T07:30'],
    ['after midnight', '2027-01-05T00:10', { hours: night, daysOff: false }, '2027-01-05T07:30'],
    [
      'on a day off that is not quiet',
      '2027-01-08T12:00',
      { hours: night, daysOff: false },
      '2027-01-08T12:00',
    ],
    [
      'on days off in a row',
      '2027-01-07T00:00',
      { hours: null, daysOff: true },
      '2027-01-10T08:00',
    ],
    [
      'on the morning after',
      '2027-01-10T06:00',
      { hours: null, daysOff: true },
      '2027-01-10T08:00',
    ],
    [
      'on the night before',
      '2027-01-06T23:00',
      { hours: night, daysOff: true },
      '2027-01-10T08:00',
    ],
    [
      'if the hours outlast the morning',
      '2027-01-08T12:00',
      { hours: { from: '00:00', until: '10:00' }, daysOff: true },
      '2027-01-10T10:00',
    ],
    [
      'if both times are equal',
      '2027-01-04T12:00',
      { hours: { from: '12:00', until: '12:00' }, daysOff: false },
      '2027-01-04T12:00',
    ],
  ])('%s', (_, at, quiet, expected) => {
    expect(new Date(sendAfter(lab(at), quiet, calendar)).toISOString()).toBe(
      new Date(lab(expected)).toISOString(),
    );
  });
});

describe('for any quiet times', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map((all) => {
    const part = (value: number) => String(value).padStart(2, '0');
    return `${part(Math.floor(all / 60))}:${part(all % 60)}`;
  });
  const quiet = fc.record({
    hours: fc.option(fc.record({ from: minute, until: minute })),
    daysOff: fc.boolean(),
  });
  const calendars = fc.record({
    offDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    holidays: fc.array(
      fc
        .integer({ min: 0, max: 40 })
        .map((day) => labDay(lab('2027-01-01T12:00') + day * 86_400_000)),
      { maxLength: 20 },
    ),
  });
  const instant = fc.integer({ min: lab('2026-12-25T00:00'), max: lab('2027-02-15T00:00') });

  /** An independent check: whether one minute of the clock is quiet. */
  function isQuiet(at: number, { hours, daysOff }: QuietTimes, days: typeof calendar): boolean {
    const time = labTime(at).toISOString().slice(11, 16);
    const isOff = (ms: number) => daysOff && !isWorkingDay(labDay(ms), days);
    const isEarly = hours !== null && hours.from >= hours.until && hours.from <= '08:00';
    if (isOff(at) || (!isEarly && time < '08:00' && isOff(at - 86_400_000))) return true;
    if (!hours || hours.from === hours.until) return false;
    const [isFrom, isUntil] = [time >= hours.from, time < hours.until];
    return hours.from < hours.until ? isFrom && isUntil : isFrom || isUntil;
  }

  test('messages leave at the first moment that is not quiet', () => {
    fc.assert(
      fc.property(instant, quiet, calendars, (at, times, days) => {
        const whole = { ...calendar, ...days };
        const then = sendAfter(at, times, whole);
        expect(then).toBeGreaterThanOrEqual(at);
        expect(isQuiet(then, times, whole)).toBe(false);
        expect(sendAfter(then, times, whole)).toBe(then);
        if (then > at) {
          expect(isQuiet(at, times, whole)).toBe(true);
          expect(isQuiet(then - 1, times, whole)).toBe(true);
        }
      }),
    );
  });

  test('a later message never leaves before an earlier one', () => {
    fc.assert(
      fc.property(instant, instant, quiet, calendars, (one, other, times, days) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const whole = { ...calendar, ...days };
        expect(sendAfter(first, times, whole)).toBeLessThanOrEqual(sendAfter(second, times, whole));
      }),
    );
  });
});

test.each([
  ['', '', { quiet: { hours: null, daysOff: true } }],
  ['۲۲', '7.30', { quiet: { hours: { from: '22:00', until: '07:30' }, daysOff: true } }],
  ['22', '', { faults: { until: 'noTime' } }],
  ['', '7', { faults: { from: 'noTime' } }],
  ['25', '9 pm', { faults: { from: 'notTime', until: 'notTime' } }],
  ['9', '09:00', { faults: { until: 'same' } }],
])('the hours %s to %s are read', (from, until, expected) => {
  expect(readQuietTimes({ from, until, daysOff: true })).toEqual(expected);
});
