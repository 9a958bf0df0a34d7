import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from '../../../src/domain/typed/day.ts';

const persian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** A day as it is written in the Persian calendar, by the calendar of the platform. */
function inPersian(date: Date): { year: string; month: string; day: string } {
  const parts = persian.formatToParts(date).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts);
}

describe('a typed date', () => {
  it.each([
    ['', ''],
    [' \u200f ', ''],
    ['۱۴۰۵/۹/۲', '2026-11-23'],
    ['1405/09/02', '2026-11-23'],
    ['۱۴۰۵-۰۹-۰۲', '2026-11-23'],
    ['١٤٠٥.٩.٢', '2026-11-23'],
    ['14050902', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['20261123', '2026-11-23'],
    // The last day of a leap year, in each calendar.
    ['1403/12/30', '2025-03-20'],
    ['2024/2/29', '2024-02-29'],
  ])('%j is %j', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it.each([
    'yesterday',
    // Day first, the month could be either.
    '11/12/2026',
    '1405',
    '1405/9',
    '1405/9-2',
    '05/9/2',
    '1405/0/2',
    '1405/13/1',
    '1405/7/31',
    '1404/12/30',
    '1405/9/0',
    '2026/2/29',
    '1600/1/1',
    '1405/9/2/3',
  ])('%s is not valid', (typed) => {
    expect(readDay(typed)).toBeNull();
  });

  it('is the same day in either calendar', () => {
    const days = fc.date({
      min: new Date('1921-03-21'),
      max: new Date('2091-03-20'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const { year, month, day } = inPersian(date);
        const written = date.toISOString().slice(0, 10);
        expect(readDay(`${year}/${month}/${day}`)).toBe(written);
        expect(readDay(written)).toBe(written);
      }),
    );
  });

  it('is read from any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789۱۴۰۵/-. ') }), (typed) => {
        expect(readDay(typed) ?? '').toMatch(/^(|\d{4}-\d\d-\d\d)$/);
      }),
    );
  });
});
